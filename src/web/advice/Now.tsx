import { describeMove, type Game } from '../../game/index.ts'
import type { Messages } from '../../i18n/index.ts'
import type { Chance, Turning } from '../../solver/index.ts'
import { newAttempt } from '../store/attempt.ts'
import { showFilm } from '../store/film.ts'
import { outlook } from '../store/outlook.ts'
import { attempt, game, goBack, markHelp, won } from '../store/play.ts'
import { Frame, Searching } from './Frame.tsx'
import { extended, lineFrom } from './line.ts'
import { detailsNow, partSearched } from './watch.ts'

interface Props {
  readonly messages: Messages
}

/** What is known of the game on the table. */
export function Now({ messages }: Props) {
  const { panel: words } = messages
  const known = won.value ? 'won' : (outlook.value ?? 'searching')
  const { positions = 0, chance } = detailsNow() ?? {}
  return (
    <Frame messages={messages} outlook={known} title={won.value ? messages.win.title : words.outlook(known)}>
      {chance && <Meter messages={messages} chance={chance} />}
      {known === 'searching' && <Searching part={partSearched(positions)} label={words.outlook('searching')} />}
      {known === 'searching' && <p>{words.searched(positions)}</p>}
      {known === 'unknown' && <p>{words.searchedInVain(positions)}</p>}
      {known === 'won' && !won.value && <Won messages={messages} />}
      {known === 'lost' && <Lost messages={messages} />}
    </Frame>
  )
}

function Won({ messages: { panel: words } }: Props) {
  const left = detailsNow()?.known?.next?.left
  return (
    <>
      {left !== undefined && <p>{words.lineKnown(left)}</p>}
      <div class="panel-actions">
        <ShowMe words={words} />
      </div>
    </>
  )
}

function Lost({ messages }: Props) {
  const { panel: words } = messages
  const { turning, known } = detailsNow() ?? {}
  const back = turning?.lastWon === undefined ? undefined : game.value.actions - turning.lastWon
  return (
    <>
      {turning === undefined && <Searching label={words.turningSought} />}
      <p>
        {turning ? whereLost(turning, messages) : words.turningSought} {known?.exact && words.best(known.best, true)}
      </p>
      <div class="panel-actions">
        {back !== undefined && (
          <button type="button" class="plain" onClick={() => goBack(back)}>
            {words.goBack(back)}
          </button>
        )}
        {known?.exact && known.next && <ShowMe words={words} />}
      </div>
    </>
  )
}

function whereLost({ lastWon, firstLost, losing }: Turning, messages: Messages): string {
  const { panel: words } = messages
  if (lastWon === undefined) return firstLost === 0 ? words.neverWon : words.turningUnknown
  const back = game.value.actions - lastWon
  const scene = boardBack(game.value, back)
  const last = words.lastWon(back)
  return losing ? `${last} ${words.lostWith(messages.move(describeMove(scene, losing)))}` : last
}

function ShowMe({ words }: { readonly words: Messages['panel'] }) {
  return (
    <button type="button" class="plain" onClick={showSolution}>
      {words.showMe}
    </button>
  )
}

function Meter({ messages: { panel: words }, chance }: Props & { readonly chance: Chance }) {
  const all = chance.won + chance.lost + chance.open
  const percent = Math.round((100 * chance.won) / Math.max(1, all))
  const said = words.chance(percent, all)
  return (
    <div class="chance" title={said}>
      <span>{words.chanceTitle}</span>
      <meter min={0} max={100} value={percent} aria-label={words.chanceTitle} aria-valuetext={said} />
      <span aria-hidden="true">{percent} %</span>
    </div>
  )
}

/** Plays the line that is known from here on the table. */
function showSolution(): void {
  markHelp('solution')
  const { game: now, help } = attempt.value
  showFilm({ ...newAttempt(extended(now, lineFrom(now))), help }, now.actions)
}

function boardBack(from: Game, count: number): Game['board'] {
  let step = from.last
  for (let i = 1; i < count && step !== undefined; i++) step = step.previous
  return step?.before ?? from.board
}
