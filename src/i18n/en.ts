import {
  type BySuit,
  type Card,
  describeBoard,
  type MoveDescription,
  type Pass,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
} from '../game/index.ts'
import type { Messages } from './messages.ts'
import { figureOf, isNamed, kindThatGoesOn, pluralOf } from './words.ts'

const plural = pluralOf('en')
const SUIT: BySuit<string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const NAMED: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${rank(rankOf(of))} of ${suit(suitOf(of))}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' })
const moreCards = (count: number): string => plural(count, { one: '# more card', other: '# more cards' })
const points = (count: number): string => plural(count, { one: '# point', other: '# points' })
const dollars = (count: number): string => plural(count, { one: '# dollar', other: '# dollars' })
const actions = (count: number): string => plural(count, { one: '# action', other: '# actions' })

const inPass = (pass: Pass | undefined): string => (pass ? `, pass ${pass.number} of ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return `a ${colour} ${rank(needed)}`
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Drawn: ${drawn.map(card).join(', ')}.${stock === 0 ? ' The stock is empty.' : ''}`
    case 'turn over':
      return `The waste is turned over: ${cards(stock)} in the stock.`
    case 'carry':
      return en.move(move)
  }
}

/** The messages in English. */
export const en: Messages = {
  language: 'en',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} empty` : `${suit(of)} up to the ${card(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `column ${i + 1} empty` : `column ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Stock empty' : `Stock: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'waste empty; ' : `waste: ${cards(waste.count)}, top card: ${card(waste.top)}; `,
      reserve.top === undefined
        ? 'reserve empty. '
        : `reserve: ${cards(reserve.count)}, top card: ${card(reserve.top)}. `,
      `Foundations, start rank ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Draw from the stock.'
      case 'turn over':
        return 'Turn the waste over.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} and ${moreCards(one.others)}`
        return one.to === 'foundation'
          ? `${capital(block)} to its foundation.`
          : `${capital(block)} to column ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'There is nothing left to draw.'
      case 'no pass left':
        return 'The stock can’t be gone through again.'
      case 'stock is only drawn':
        return 'Tap the stock to draw from it.'
      case 'no card there':
        return 'There is no card there.'
      case 'not the top card':
        return 'Only the top card can be played.'
      case 'same pile':
        return 'The card lies there already.'
      case 'pile takes no cards':
        return 'Nothing can be put there.'
      case 'one card at a time':
        return 'Only one card at a time goes to a foundation.'
      case "other suit's foundation":
        return lead ? `This foundation is not for ${suit(suitOf(lead))}.` : 'This foundation is for another suit.'
      case 'start rank needed':
        return needed ? `Its foundation begins with the ${card(needed)}.` : 'This foundation is full.'
      case 'wrong rank on foundation':
        return needed ? `The next card on its foundation is the ${card(needed)}.` : 'This foundation is full.'
      case 'stays on foundation':
        return 'By these rules a card on a foundation stays there.'
      case 'whole columns only':
        return 'By these rules only a whole column moves.'
      case 'last cards only':
        return 'By these rules only the last card of a column moves.'
      case 'last card or whole column':
        return 'By these rules the last card of a column moves, or the whole column.'
      case 'ranks end there':
        return 'By these rules nothing goes on a card of the start rank.'
      case 'wrong rank':
        return onto ? `Only ${kind(onto)} goes there.` : 'This rank does not go there.'
      case 'same colour':
        return onto ? `Same colour: only ${kind(onto)} goes there.` : 'Colours must alternate.'
      case 'filled from the reserve':
        return 'An empty column is filled from the reserve.'
      case 'waste only':
        return 'By these rules an empty column takes only the top card of the waste.'
      case 'changes nothing':
        return 'That would change nothing.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'There is no game code. One looks like this: CF1-D3-AAAAACL.'
      case 'version':
        return `“${error.found}” is not known here. Game codes begin with CF1.`
      case 'mode':
        return `“${error.found}” is no mode. The modes are D3, D1, H3 and tables of your own, such as T301.`
      case 'letters':
        return `“${error.found}” is no deal. A deal is seven letters from A to Z.`
      case 'length':
        if (error.length === 0) return 'The deal is missing: seven letters, as in CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `“${error.found}” has # letter. A deal has seven.`,
          other: `“${error.found}” has # letters. A deal has seven.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return en.dealCodeError(error.error)
      case 'move':
        return `Move ${error.number}, “${error.token}”, can’t be read. Moves look like D, RF, W3, 12x3 or FS1.`
      case 'rules':
        return `Move ${error.number}, “${error.token}”, is against the rules. ${en.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserve, empty' : `Reserve, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Stock, empty' : `Stock, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Waste, empty' : `Waste, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Foundation of ${suit(of)}, empty, starts with ${rank(start)}`
        : `Foundation of ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Column ${number}, empty` : `Column ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Table',
    actions: 'Actions',
    score: points,
    dollars,
    time: (clock) => `Time ${clock}`,
    mode: (mode) => (isNamed(mode) ? { D3: '3 cards', D1: '1 card', H3: 'Hoyle’s rules' }[mode] : `Own table ${mode}`),
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Draw 3', D1: 'Draw 1', H3: 'Hoyle' }[mode] : 'Own table'),
    modeRules: (mode) =>
      ({
        D3: 'Hard. The stock turns three cards at a time.',
        D1: 'Easy. The stock turns one card at a time.',
        H3: 'The casino’s own. Three cards, whole columns only, nothing comes back from a foundation.',
      })[mode],
    close: 'Close',
  },

  rules: {
    drawn: {
      name: 'Cards drawn',
      choice: cards,
      sentence: (count) => `The stock turns ${{ 1: 'one card', 2: 'two cards', 3: 'three cards' }[count]} at a time.`,
    },
    passes: {
      name: 'Passes',
      choice: (passes) => (passes === 'any number' ? 'Any number' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'The stock can be gone through any number of times.'
          : plural(passes, {
              one: 'The stock can be gone through once.',
              other: 'The stock can be gone through # times.',
            }),
    },
    columnMoves: {
      name: 'Between columns',
      choice: (moves) =>
        ({ 'any run': 'Any run', whole: 'Whole column', last: 'Last card', 'last or whole': 'Last card or whole' })[
          moves
        ],
      sentence: (moves) =>
        ({
          'any run': 'From column to column any run moves, the whole of it or only its end.',
          whole: 'From column to column only the whole column moves.',
          last: 'From column to column only the last card moves.',
          'last or whole': 'From column to column the last card moves, or the whole column.',
        })[moves],
    },
    emptyColumn: {
      name: 'Empty columns',
      choice: (takes) => ({ anything: 'Anything', waste: 'From the waste' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Once the reserve is empty, an empty column takes anything that may move.',
          waste: 'Once the reserve is empty, an empty column takes only the top card of the waste.',
        })[takes],
    },
    ranks: {
      name: 'Ranks in columns',
      choice: (ranks) => ({ round: 'All the way round', ending: 'End at start rank' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'In columns ranks go all the way round: a king goes on an ace.',
          ending: 'In columns ranks end at the start rank: nothing goes on a card of that rank.',
        })[ranks],
    },
    takingBack: {
      name: 'Foundations',
      choice: (goes) => (goes ? 'Cards go back' : 'Cards stay'),
      sentence: (goes) =>
        goes ? 'A card can go back from a foundation to a column.' : 'A card on a foundation stays there.',
    },
    pay: {
      name: 'Pay',
      choice: (pay) => ({ played: 'Cards played', lying: 'Cards lying there' })[pay],
      sentence: (pay) =>
        ({
          played: 'A pack costs 52 dollars. Each card put on a foundation pays 5.',
          lying: 'A pack costs 50 dollars. Each card on a foundation pays 5, all 52 together pay 500.',
        })[pay],
    },
  },

  install: {
    name: 'Canfield Solitaire',
    shortName: 'Canfield',
    description: 'Canfield solitaire: the true rules, big cards, free.',
  },

  bar: {
    newGame: 'New game',
    newGameWord: 'New',
    undoWord: 'Undo',
    redoWord: 'Redo',
    menuWord: 'Menu',
    undoCount: (count) => plural(count, { one: 'Undo (# action)', other: 'Undo (# actions)' }),
    nothingToUndo: 'Nothing to undo',
    redoCount: (count) => plural(count, { one: 'Redo (# action)', other: 'Redo (# actions)' }),
    nothingToRedo: 'Nothing to redo',
    hint: 'Hint',
    hintWord: 'Hint',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Can it still be won?'
        : {
            won: 'Can still be won',
            lost: 'Can no longer be won',
            unknown: 'Not known whether it can be won',
            searching: 'Finding out whether it can be won',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Winnable?'
        : { won: 'Winnable', lost: 'Lost', unknown: 'Unknown', searching: 'Searching' }[outlook],
    menu: 'Menu',
  },

  menu: {
    title: 'Menu',
    daily: 'Daily deal',
    dailyHint: 'The same cards for everyone, new each day.',
    games: 'Games',
    gamesHint: 'Everything you have played.',
    statistics: 'Statistics',
    statisticsHint: 'What you have won, and the account.',
    backup: 'Backup',
    backupHint: 'All games in one file, to keep or to move.',
    settings: 'Settings',
    settingsHint: 'Play, look, sound, keys, language.',
    help: 'Rules and help',
    helpHint: 'How the game is played, its odds, and answers.',
  },

  daily: {
    title: 'Daily deal',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    day: (date, today, result) =>
      `${date}${today ? ', today' : ''}${result ? { won: ', won', played: ', played' }[result] : ''}`,
    won: 'Won',
    played: 'Played',
    modeWon: (mode) => `${en.app.modeShort(mode)}, won`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# day won', other: '# days won' })
      return inARow > 1 ? `${days}, the last ${inARow} in a row.` : `${days}.`
    },
    everyMode: 'The same cards for everyone. They can be won, whichever rules you choose.',
    toCome: 'This day is still to come.',
    play: 'Play this deal',
    playToday: 'Play today’s deal',
    goOn: 'Go on with it',
  },

  newGame: {
    title: 'New game',
    mode: 'Rules',
    ownTable: 'A table of your own',
    ownTableHint: 'Rules as you like them.',
    tableWord: (mode) => `In game codes this table is called ${mode}.`,
    deal: 'Deal a new game',
    winnableOnly: 'Only deals that can be won',
    winnableOnlyHint: 'The next one is looked for while you play.',
    difficulty: 'How hard',
    difficultyHint: 'Easy deals forgive careless moves, hard ones do not.',
    difficulties: { any: 'Any', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    looking: (tried) => plural(tried, { one: 'Looking: # deal so far', other: 'Looking: # deals so far' }),
    noneFound: 'None was found this time. Please try again.',
    restart: 'Restart this deal',
    restartHint: 'The same cards from the start.',
    bringBack: 'Bring back the previous game',
    bringBackHint: (code, count) => `${code}, ${actions(count)}`,
    thisDeal: 'This deal',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
    shareText: (code) => `Canfield, deal ${code}`,
    codeField: 'Game code',
    codeHint: 'A code gives the same deal again, for ever.',
    play: 'Play',
  },

  welcome: {
    ask: 'New to Canfield?',
    learn: 'Show me',
    dismiss: 'No, thanks',
  },

  notice: {
    dealt: (code) => `New game ${code}.`,
    restarted: 'Same cards, from the start.',
    broughtBack: 'Your previous game is back.',
    goneOn: 'You play on from here.',
    undoThis: 'Bring back',
    lookBack: 'What was possible?',
    notKept: 'Nothing can be saved in this browser: the game will be gone when you close the page.',
    damaged: 'The saved game could not be read. This is what was kept of it:',
    notLoaded: 'That could not be loaded. Please try again when the network is back.',
    otherTab: 'Canfield is open in another tab too. Each tab keeps its own game, and your list of games has both.',
    badLink: (reason) => `The link could not be used. ${reason}`,
    copyText: 'Copy the text',
    copied: 'Copied.',
    copyFailed: 'The browser does not let us copy. Select the text and copy it by hand.',
    fitsNowhere: (of) => `The ${card(of)} fits nowhere now.`,
    dismiss: 'Dismiss',
  },

  film: {
    title: 'Film of a game',
    leave: 'Back to your game',
    leaveWord: 'Close',
    back: 'One action back',
    backWord: 'Back',
    play: 'Play',
    playWord: 'Play',
    pause: 'Pause',
    pauseWord: 'Pause',
    forward: 'One action on',
    forwardWord: 'Next',
    speed: (times) => `Speed: ${times} times`,
    speedWord: 'Speed',
    goOn: 'Play on from here yourself',
    goOnWord: 'Play on',
    place: (at, of) => `Action ${at} of ${of}`,
  },

  games: {
    title: 'Games',
    search: 'Search by game code',
    mode: 'Rules',
    allModes: 'All rules',
    state: 'Which games',
    allStates: 'All games',
    states: { won: 'Won', unfinished: 'Not won', removed: 'Removed' },
    count: (count) => plural(count, { one: '# game', other: '# games' }),
    none: 'A game is listed here from its first action on.',
    noneFound: 'No game is like that.',
    more: 'Show more',
    won: 'Won',
    attempts: (count) => plural(count, { one: '# attempt', other: '# attempts' }),
    attempt: (number) => `Attempt ${number}`,
    onTable: 'On the table now.',
    undated: 'Date not known',
    begun: 'Begun',
    timeSpent: 'Time',
    actions: 'Actions',
    score: 'Score',
    undos: 'Undone',
    help: 'Help',
    helpKind: (kind) =>
      ({
        verdict: 'Can it be won',
        chance: 'Chance',
        'fair hint': 'Fair hint',
        hint: 'Hint',
        solution: 'Solution',
      })[kind],
    given: 'Played beforehand',
    givenActions: actions,
    back: 'All games',
    playAgain: 'Play this deal again',
    goOn: 'Go on',
    watch: 'Watch',
    copyCode: 'Copy the code',
    copyDeal: 'Copy a link to the deal',
    copyGame: 'Copy a link',
    share: 'Share',
    remove: 'Remove',
    bringBack: 'Bring back',
    removed: 'Removed from the list.',
    broughtBack: 'Back in the list.',
    unreadable: 'The moves of this game can’t be read any more.',
    damaged: (count) =>
      plural(count, {
        one: '# game could not be read. It was put aside:',
        other: '# games could not be read. They were put aside:',
      }),
    forget: 'Done with it',
    notKept: 'This browser keeps no history. Only what was played since the page was opened is listed.',
  },

  statistics: {
    title: 'Statistics',
    mode: 'Rules',
    none: 'There is nothing to count yet. A game counts from its first action on, unless it began with moves already played.',
    counts:
      'A game counts from its first action on. All attempts at a deal by the same rules are one game. Removed games do not count, nor do games that began with moves not your own, such as those of a link or a solution.',
    figures: {
      played: ['Games', 'Deals that you have played.'],
      won: ['Won', 'Games won in any of their attempts.'],
      share: ['Share won', 'Of the games played. The true share lies within the bounds 95 times in 100 (Wilson).'],
      unaided: ['Won unaided', 'At the first attempt, without help and without Undo.'],
      unaidedShare: ['Share won unaided', 'Of the games played, with bounds like those above.'],
      attempts: ['Attempts', 'Every time that a deal was begun, restarts included.'],
      streak: ['Streak now', 'Games won in a row up to the last. The one on the table counts only once it is won.'],
      longestStreak: ['Longest streak', 'Most games won in a row, in the order in which they were begun.'],
      timeSpent: ['Time played', 'With the page in view, from the first action of an attempt on.'],
      winTime: ['Time of a win', 'Half of the wins took less. Of a game’s attempts, the first that was won.'],
      fastestWin: ['Fastest win', 'The least time of such an attempt.'],
      winActions: ['Actions of a win', 'Half of the wins took fewer. Undone actions are not counted.'],
      fewestActions: ['Shortest win', 'The fewest actions of such an attempt.'],
      meanScore: [
        'Average score',
        'Of each game the first attempt won, else the one with most points. In Hoyle’s rules a dollar is a point.',
      ],
      bestScore: ['Best score', 'The most points of such an attempt.'],
    },
    bounds: (low, high) => `${low} to ${high}`,
    pictures: {
      overTime: ['Results over time', 'Games by when they were begun.'],
      scores: ['Scores', 'Games by their score, in steps of 25 points.'],
      hours: ['Time of day', 'Games by the hour in which they were begun.'],
      weekdays: ['Day of the week', 'Games by the day on which they were begun.'],
      startRanks: ['Start ranks', 'Games by the rank of the base card.'],
    },
    stretch: { day: 'Day', week: 'Week from', month: 'Month', year: 'Year' },
    scoreStep: 'Points',
    hour: 'Hour',
    weekday: 'Day',
    startRank: 'Start rank',
    played: 'Games',
    won: 'Won',
    notWon: 'Not won',
    atLeast: (of) => `${of} or more`,
    asTable: 'As a table',
    picture: (name, played, won) => `${name}: ${plural(played, { one: '# game', other: '# games' })}, ${won} won.`,
    account: 'The account',
    accountMeaning:
      'The casino sold a pack for 52 dollars and paid 5 for each card on a foundation. By Hoyle’s rules it costs 50, and all 52 cards pay 500. A deal counts once, as it was played the first time.',
    balance: 'Balance',
    cost: 'Cost',
    paid: 'Paid',
    packs: (count) => plural(count, { one: '# pack', other: '# packs' }),
    accountPicture: (balance) => `The balance after each pack. It is ${balance} now.`,
    deal: 'Deal',
    more: 'Show more',
    saveCsv: 'Save the games as CSV',
    saveFigures: 'Save the figures as CSV',
  },

  backup: {
    title: 'Backup',
    where:
      'Your games are in this browser, on this device, and nowhere else. They are gone when you clear the browser’s data for this page. A browser may also delete them by itself when the device is full, and some do after weeks without a visit.',
    permanent: 'This browser has promised not to delete them by itself.',
    notPermanent: 'This browser has not promised to keep them.',
    refused: 'The browser does not promise it now. It may later, when you have played more or installed the game.',
    askButton: 'Ask it to keep them',
    save: 'Save',
    saveHint: 'All games and settings in one file, which any device can read.',
    saveButton: 'Save to a file',
    saved: (count) => plural(count, { one: '# attempt saved.', other: '# attempts saved.' }),
    notReadable: 'The games or the file can’t be read just now. Nothing was changed.',
    read: 'Read',
    readHint: 'Games of the file are added to those here. Reading a file again changes nothing.',
    readButton: 'Choose a file',
    reading: 'Reading the file …',
    offer: (count, fresh) =>
      `${plural(count, { one: 'The file has # attempt', other: 'The file has # attempts' })}, ${fresh} new here.`,
    withSettings: 'Take over the settings too',
    takeButton: 'Add to my games',
    taken: (count) => plural(count, { one: '# attempt added.', other: '# attempts added.' }),
    notTaken: 'The browser does not keep them: storage is full or not allowed. Nothing was changed.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'This is no backup of Canfield. Nothing was changed.'
        case 'newer':
          return 'This backup is from a newer version of Canfield. Load this page anew and try again. Nothing was changed.'
        case 'cut off':
          return 'This backup is not whole: its end is missing or damaged. Nothing was changed.'
        case 'damaged':
          return `Attempt ${error.number} of this backup can’t be read. Nothing was changed.`
      }
    },
  },

  panel: {
    title: 'Can it be won?',
    outlook: (outlook) =>
      ({
        won: 'Can still be won',
        lost: 'Can no longer be won',
        unknown: 'Not known',
        searching: 'Searching',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# position looked at', other: '# positions looked at' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# position was looked at, without an answer.',
        other: '# positions were looked at, without an answer.',
      }),
    lineKnown: (count) => `A way to win in ${actions(count)} is known.`,
    lastWon: (back) => `The last position from which it could be won is ${actions(back)} back.`,
    lostWith: (move) => `The action that lost it: ${move}`,
    neverWon: 'This deal could not be won from the start.',
    turningSought: 'Finding the last position from which it could be won.',
    turningUnknown: 'Where it was lost could not be found out.',
    best: (count, exact) =>
      exact ? `At best ${cards(count)} reach the foundations.` : `The most found: ${cards(count)} on the foundations.`,
    goBack: (back) => `Go back ${actions(back)}`,
    showMe: 'Show me',
    chance: (percent, lookedAt) =>
      `${percent} %, from ${plural(lookedAt, { one: '# arrangement', other: '# arrangements' })} of the hidden cards`,
    chanceTitle: 'Chance',
    lookBackTitle: 'What was possible',
    couldBeWon: 'The deal could be won.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'At best' : 'The most found:'} ${cards(count)}, ${points(score)}; you reached ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'At best' : 'The most found:'} ${cards(count)}, ${dollars(score)}; you reached ${reached}.`,
  },

  hint: {
    thinking: 'Thinking.',
    afterDraws: (draws, move) => `${plural(draws, { one: 'Draw once, then:', other: 'Draw # times, then:' })} ${move}`,
    safe: (move) => `${move} It costs nothing.`,
    look: 'Draw from the stock: more cards are seen, and nothing is lost.',
    most: (move) => `All seems lost. Most cards come up with: ${move}`,
    mostKnown: (move) => `It can no longer be won. Most cards come up with: ${move}`,
    mostFound: (move) => `Not known whether it can be won. Most cards found come up with: ${move}`,
    nothing: 'Nothing helps any more: no other card can reach a foundation.',
    play: 'Play it',
  },

  win: {
    title: 'You have won',
    summary: (score, count) => `${points(score)} in ${actions(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} in ${actions(count)}`,
    daily: (date) => `Daily deal, ${date}`,
    calendar: 'See the calendar',
    newGame: 'New game',
    watch: 'Watch the game again',
    lookAtTable: 'Look at the table',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Column ${fill.column} is filled with the ${card(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'The reserve is empty.' : `Top of the reserve: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'The waste is empty.' : `Top of the waste: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'The draw is undone.'
        case 'turn over':
          return 'The waste is turned back.'
        case 'carry':
          return `Undone: ${en.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} and ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'its foundation' : `column ${to}`))
      return `${capital(block)} picked up. ${targets.length === 1 ? 'It fits on' : 'It fits on:'} ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} put back.`,
    playable: (moves) => (moves.length === 0 ? 'There is nothing left to play.' : moves.map(en.move).join(' ')),
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    languageBrowser: 'Same as the browser',
    play: 'Play',
    look: 'Look',
    motion: 'Motion and sound',
    tapPicksUp: 'Pick up by tapping',
    tapPicksUpHint: 'Tap a card, then the pile that is to take it. A second tap on the card sends it where it fits.',
    slack: 'Room for slips',
    slackHint: 'How far a tap may slip before it drags a card.',
    slacks: { small: 'A little', medium: 'More', large: 'A lot' },
    themeContrast: 'High contrast',
    textSize: 'Text size',
    largeFaces: 'Large signs',
    largeFacesHint: 'Ranks and suits take more of the card.',
    letters: 'Letters on the cards',
    showScore: 'Score',
    showScoreHint: 'Shown at the table.',
    showTime: 'Time',
    showTimeHint: 'A clock at the table.',
    showCounts: 'Counts',
    showCountsHint: 'How many cards and undos are left.',
    speed: 'Animation',
    speeds: { none: 'None', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
    sounds: 'Sounds',
    soundsHint: 'Short and quiet.',
    vibration: 'Vibration',
    vibrationHint: 'A short buzz for each card.',
    doubleTap: 'Double tap',
    doubleTapHint: 'A tap also sends a card to a column when its foundation does not take it.',
    theme: 'Appearance',
    themeSystem: 'System',
    themeLight: 'Light',
    themeDark: 'Dark',
    felt: 'Table',
    feltGreen: 'Green',
    feltBlue: 'Blue',
    feltPlum: 'Plum',
    feltStone: 'Stone',
    fourColours: 'Four colours',
    fourColoursHint: 'Diamonds blue, clubs green.',
    leftHanded: 'Left-handed',
    leftHandedHint: 'Stock and reserve on the right.',
    help: 'Help in the game',
    indicator: 'Show whether it can be won',
    indicatorHint: 'All the time, in the bar.',
    chanceMeter: 'Chance',
    chanceMeterHint: 'In the panel, from what you can know.',
    knowingHint: 'All-knowing hints',
    knowingHintHint: 'They know where the hidden cards lie.',
  },

  keys: {
    title: 'Keys',
    always: 'Always',
    fixed: {
      arrows: ['Arrow keys', 'From pile to pile, and along a column'],
      enter: ['Enter', 'Tap the card or the stock'],
      space: ['Space', 'Pick a card up, put it down'],
      escape: ['Escape', 'Put the card back, close a window'],
      undo: ['Ctrl Z', 'Undo'],
      redo: ['Ctrl Shift Z', 'Redo'],
      help: ['F1', 'Rules and help'],
    },
    shortcuts: 'Single keys',
    shortcutsHint: 'One key each, without Ctrl.',
    names: {
      draw: 'Draw',
      undo: 'Undo',
      redo: 'Redo',
      hint: 'Hint',
      moves: 'Say what can be played',
      board: 'Say the board',
      score: 'Say the score',
      newGame: 'New game',
      help: 'Rules and help',
    },
    none: 'No key',
    press: 'Press a key',
    change: (name, key) => `${name}: ${key}. Choose another key`,
    unset: 'Choose Backspace for what is to have no key.',
    lost: (name) => `“${name}” has no key now.`,
    reset: 'Back to the usual keys',
  },
}
