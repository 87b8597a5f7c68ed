import {
  type BySuit,
  type Card,
  type Colour,
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

const plural = pluralOf('nl')
const SUIT: BySuit<string> = { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' }
/** A card's suit as its name has it: schoppenheer, klaver 7. */
const OF_CARD: BySuit<string> = { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaver' }
const NAMED: Partial<Record<Rank, string>> = { A: 'aas', J: 'boer', Q: 'vrouw', K: 'heer' }

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => {
  const figure = figureOf(rankOf(of))
  const suitName = OF_CARD[suitOf(of)]
  return figure === undefined ? `${suitName}${rank(rankOf(of))}` : `${suitName} ${figure}`
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('nl') + text.slice(1)
const cards = (count: number): string => plural(count, { one: '# kaart', other: '# kaarten' })
const moreCards = (count: number): string => plural(count, { one: 'nog # kaart', other: 'nog # kaarten' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { one: '# punt', other: '# punten' })
const dollars = (count: number): string => plural(count, { other: '# dollar' })
const moves = (count: number): string => plural(count, { one: '# zet', other: '# zetten' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'A') return colour === 'black' ? 'een zwart aas' : 'een rood aas'
  return colour === 'black' ? `een zwarte ${rank(of)}` : `een rode ${rank(of)}`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, ronde ${pass.number} van ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Getrokken: ${drawn.map(card).join(', ')}.${stock === 0 ? ' De stok is leeg.' : ''}`
    case 'turn over':
      return `De aflegstapel is omgedraaid: ${cards(stock)} in de stok.`
    case 'carry':
      return nl.move(move)
  }
}

/** The messages in Dutch. */
export const nl: Messages = {
  language: 'nl',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} leeg` : `${suit(of)} tot en met ${card(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `kolom ${i + 1} leeg` : `kolom ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Stok leeg' : `Stok: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined
        ? 'aflegstapel leeg; '
        : `aflegstapel: ${cards(waste.count)}, bovenop: ${card(waste.top)}; `,
      reserve.top === undefined
        ? 'reserve leeg. '
        : `reserve: ${cards(reserve.count)}, bovenop: ${card(reserve.top)}. `,
      `Funderingen, beginwaarde ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Trek van de stok.'
      case 'turn over':
        return 'Draai de aflegstapel om.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} en ${moreCards(one.others)}`
        return one.to === 'foundation'
          ? `${capital(block)} naar de fundering.`
          : `${capital(block)} naar kolom ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Er is niets meer te trekken.'
      case 'no pass left':
        return 'De stok kan niet nog eens worden doorgenomen.'
      case 'stock is only drawn':
        return 'Tik op de stok om te trekken.'
      case 'no card there':
        return 'Daar ligt geen kaart.'
      case 'not the top card':
        return 'Alleen de bovenste kaart is speelbaar.'
      case 'same pile':
        return 'De kaart ligt daar al.'
      case 'pile takes no cards':
        return 'Daar kan geen kaart op.'
      case 'one card at a time':
        return 'Naar een fundering gaat één kaart tegelijk.'
      case "other suit's foundation":
        return lead ? `Deze fundering is niet voor ${suit(suitOf(lead))}.` : 'Deze fundering is van een andere kleur.'
      case 'start rank needed':
        return needed ? `De fundering ervan begint met ${card(needed)}.` : 'Deze fundering is vol.'
      case 'wrong rank on foundation':
        return needed ? `De volgende kaart op de fundering ervan is ${card(needed)}.` : 'Deze fundering is vol.'
      case 'stays on foundation':
        return 'Volgens deze regels blijft een kaart op de fundering.'
      case 'whole columns only':
        return 'Volgens deze regels verplaats je alleen hele kolommen.'
      case 'last cards only':
        return 'Volgens deze regels verplaats je alleen de laatste kaart van een kolom.'
      case 'last card or whole column':
        return 'Volgens deze regels verplaats je de laatste kaart van een kolom, of de hele kolom.'
      case 'ranks end there':
        return 'Volgens deze regels komt er niets op een kaart van de beginwaarde.'
      case 'wrong rank':
        return onto ? `Daar past alleen ${kind(onto)}.` : 'Deze waarde past daar niet.'
      case 'same colour':
        return onto ? `Zelfde kleur: daar past alleen ${kind(onto)}.` : 'Rood en zwart wisselen elkaar af.'
      case 'filled from the reserve':
        return 'Een lege kolom wordt uit de reserve gevuld.'
      case 'waste only':
        return 'Volgens deze regels neemt een lege kolom alleen de bovenste kaart van de aflegstapel.'
      case 'changes nothing':
        return 'Dat zou niets veranderen.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Er staat geen spelcode. Een code ziet er zo uit: CF1-D3-AAAAACL.'
      case 'version':
        return `‘${error.found}’ is hier niet bekend. Spelcodes beginnen met CF1.`
      case 'mode':
        return `‘${error.found}’ is geen spelsoort. Er zijn D3, D1, H3 en eigen tafels zoals T301.`
      case 'letters':
        return `‘${error.found}’ is geen deal. Een deal is zeven letters van A tot en met Z.`
      case 'length':
        if (error.length === 0) return 'De deal ontbreekt: zeven letters, zoals in CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `‘${error.found}’ heeft # letter. Een deal heeft er zeven.`,
          other: `‘${error.found}’ heeft # letters. Een deal heeft er zeven.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return nl.dealCodeError(error.error)
      case 'move':
        return `Zet ${error.number}, ‘${error.token}’, is niet te lezen. Zetten zien eruit als D, RF, W3, 12x3 of FS1.`
      case 'rules':
        return `Zet ${error.number}, ‘${error.token}’, is tegen de regels. ${nl.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserve, leeg' : `Reserve, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Stok, leeg' : `Stok, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Aflegstapel, leeg' : `Aflegstapel, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0 ? `Fundering ${suit(of)}, leeg, begint met ${rank(start)}` : `Fundering ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Kolom ${number}, leeg` : `Kolom ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Tafel',
    actions: 'Acties',
    score: points,
    dollars,
    time: (clock) => `Tijd ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 kaarten', D1: '1 kaart', H3: 'Regels van Hoyle' }[mode] : `Eigen tafel ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Trek 3', D1: 'Trek 1', H3: 'Hoyle' }[mode] : 'Eigen tafel'),
    modeRules: (mode) =>
      ({
        D3: 'Moeilijk. De stok geeft drie kaarten tegelijk.',
        D1: 'Makkelijk. De stok geeft één kaart tegelijk.',
        H3: 'Zoals in het casino. Drie kaarten, alleen hele kolommen, niets komt terug van een fundering.',
      })[mode],
    close: 'Sluiten',
  },

  rules: {
    drawn: {
      name: 'Getrokken kaarten',
      choice: cards,
      sentence: (count) => `De stok geeft ${{ 1: 'één kaart', 2: 'twee kaarten', 3: 'drie kaarten' }[count]} tegelijk.`,
    },
    passes: {
      name: 'Rondes',
      choice: (passes) => (passes === 'any number' ? 'Onbeperkt' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'De stok kan zo vaak je wilt worden doorgenomen.'
          : plural(passes, {
              one: 'De stok kan één keer worden doorgenomen.',
              other: 'De stok kan # keer worden doorgenomen.',
            }),
    },
    columnMoves: {
      name: 'Tussen kolommen',
      choice: (moves) =>
        ({
          'any run': 'Elke reeks',
          whole: 'Hele kolom',
          last: 'Laatste kaart',
          'last or whole': 'Laatste kaart of hele',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Van kolom naar kolom gaat elke reeks, helemaal of alleen het eind ervan.',
          whole: 'Van kolom naar kolom gaat alleen de hele kolom.',
          last: 'Van kolom naar kolom gaat alleen de laatste kaart.',
          'last or whole': 'Van kolom naar kolom gaat de laatste kaart, of de hele kolom.',
        })[moves],
    },
    emptyColumn: {
      name: 'Lege kolommen',
      choice: (takes) => ({ anything: 'Alles', waste: 'Van de aflegstapel' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Is de reserve leeg, dan neemt een lege kolom alles wat verplaatst mag worden.',
          waste: 'Is de reserve leeg, dan neemt een lege kolom alleen de bovenste kaart van de aflegstapel.',
        })[takes],
    },
    ranks: {
      name: 'Waarden in kolommen',
      choice: (ranks) => ({ round: 'Helemaal rond', ending: 'Eindigen bij beginwaarde' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'In kolommen gaan de waarden helemaal rond: een heer komt op een aas.',
          ending: 'In kolommen eindigen de waarden bij de beginwaarde: op een kaart daarvan komt niets.',
        })[ranks],
    },
    takingBack: {
      name: 'Funderingen',
      choice: (goes) => (goes ? 'Kaarten gaan terug' : 'Kaarten blijven'),
      sentence: (goes) =>
        goes ? 'Een kaart kan van een fundering terug naar een kolom.' : 'Een kaart op een fundering blijft daar.',
    },
    pay: {
      name: 'Betaling',
      choice: (pay) => ({ played: 'Gespeelde kaarten', lying: 'Liggende kaarten' })[pay],
      sentence: (pay) =>
        ({
          played: 'Een spel kaarten kost 52 dollar. Elke kaart die op een fundering komt, levert 5 op.',
          lying: 'Een spel kaarten kost 50 dollar. Elke kaart op een fundering levert 5 op, alle 52 samen 500.',
        })[pay],
    },
  },

  install: {
    name: 'Canfield-patience',
    shortName: 'Canfield',
    description: 'Canfield-patience: de echte regels, grote kaarten, gratis.',
  },

  bar: {
    newGame: 'Nieuw spel',
    newGameWord: 'Nieuw',
    undoWord: 'Terug',
    redoWord: 'Opnieuw',
    menuWord: 'Menu',
    undoCount: (count) => `Ongedaan maken (${moves(count)})`,
    nothingToUndo: 'Niets ongedaan te maken',
    redoCount: (count) => `Opnieuw doen (${moves(count)})`,
    nothingToRedo: 'Niets opnieuw te doen',
    hint: 'Tip',
    hintWord: 'Tip',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Is het nog te winnen?'
        : {
            won: 'Nog te winnen',
            lost: 'Niet meer te winnen',
            unknown: 'Onbekend of het te winnen is',
            searching: 'Wordt uitgezocht',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Te winnen?'
        : { won: 'Te winnen', lost: 'Verloren', unknown: 'Onbekend', searching: 'Zoekt' }[outlook],
    menu: 'Menu',
  },

  menu: {
    title: 'Menu',
    daily: 'Deal van de dag',
    dailyHint: 'Dezelfde kaarten voor iedereen, elke dag nieuwe.',
    games: 'Spellen',
    gamesHint: 'Alles wat er gespeeld is.',
    statistics: 'Statistieken',
    statisticsHint: 'Wat er gewonnen is, en de rekening.',
    backup: 'Reservekopie',
    backupHint: 'Alle spellen in één bestand, om te bewaren of mee te nemen.',
    settings: 'Instellingen',
    settingsHint: 'Spel, uiterlijk, geluid, toetsen, taal.',
    help: 'Regels en hulp',
    helpHint: 'Hoe het spel gaat, de kansen, en antwoorden.',
  },

  daily: {
    title: 'Deal van de dag',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    day: (date, today, result) =>
      `${date}${today ? ', vandaag' : ''}${result ? { won: ', gewonnen', played: ', gespeeld' }[result] : ''}`,
    won: 'Gewonnen',
    played: 'Gespeeld',
    modeWon: (mode) => `${nl.app.modeShort(mode)}, gewonnen`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# dag gewonnen', other: '# dagen gewonnen' })
      return inARow > 1 ? `${days}, de laatste ${inARow} op rij.` : `${days}.`
    },
    everyMode: 'Dezelfde kaarten voor iedereen. Ze zijn met alle regels te winnen.',
    toCome: 'Die dag moet nog komen.',
    play: 'Deze deal spelen',
    playToday: 'De deal van vandaag spelen',
    goOn: 'Ermee doorgaan',
  },

  newGame: {
    title: 'Nieuw spel',
    mode: 'Regels',
    ownTable: 'Een eigen tafel',
    ownTableHint: 'Regels zoals jij ze wilt.',
    tableWord: (mode) => `In spelcodes heet deze tafel ${mode}.`,
    deal: 'Nieuw spel delen',
    winnableOnly: 'Alleen deals die te winnen zijn',
    winnableOnlyHint: 'De volgende wordt gezocht terwijl je speelt.',
    difficulty: 'Moeilijkheid',
    difficultyHint: 'Makkelijke deals vergeven onoplettende zetten, moeilijke niet.',
    difficulties: { any: 'Alle', easy: 'Licht', medium: 'Middel', hard: 'Zwaar' },
    looking: (tried) => plural(tried, { one: 'Zoekt: # deal tot nu toe', other: 'Zoekt: # deals tot nu toe' }),
    noneFound: 'Deze keer is er geen gevonden. Probeer het nog eens.',
    restart: 'Deze deal opnieuw beginnen',
    restartHint: 'Dezelfde kaarten vanaf het begin.',
    bringBack: 'Vorig spel terughalen',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Deze deal',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    share: 'Delen',
    shareText: (code) => `Canfield, deal ${code}`,
    codeField: 'Spelcode',
    codeHint: 'Een code geeft altijd dezelfde deal.',
    play: 'Spelen',
  },

  welcome: {
    ask: 'Is Canfield nieuw voor je?',
    learn: 'Laat zien',
    dismiss: 'Nee, dank je',
  },

  notice: {
    dealt: (code) => `Nieuw spel ${code}.`,
    restarted: 'Dezelfde kaarten, vanaf het begin.',
    broughtBack: 'Het vorige spel is terug.',
    goneOn: 'Je speelt vanaf hier verder.',
    undoThis: 'Terughalen',
    lookBack: 'Wat was er mogelijk?',
    notKept: 'Deze browser bewaart niets: het spel is weg als de pagina dichtgaat.',
    damaged: 'Het bewaarde spel is niet te lezen. Dit is ervan over:',
    notLoaded: 'Dat kon niet worden geladen. Probeer het nog eens als er weer netwerk is.',
    otherTab:
      'Canfield staat ook in een ander tabblad open. Elk tabblad houdt zijn eigen spel, en de lijst van spellen heeft ze allebei.',
    badLink: (reason) => `De link is niet te gebruiken. ${reason}`,
    copyText: 'Tekst kopiëren',
    copied: 'Gekopieerd.',
    copyFailed: 'De browser laat kopiëren niet toe. Selecteer de tekst en kopieer die met de hand.',
    fitsNowhere: (of) => `${capital(card(of))} past nu nergens.`,
    dismiss: 'Verbergen',
  },

  film: {
    title: 'Film van een spel',
    leave: 'Terug naar je eigen spel',
    leaveWord: 'Sluiten',
    back: 'Eén zet terug',
    backWord: 'Terug',
    play: 'Afspelen',
    playWord: 'Afspelen',
    pause: 'Pauze',
    pauseWord: 'Pauze',
    forward: 'Eén zet verder',
    forwardWord: 'Verder',
    speed: (times) => `Snelheid: ${number(times)} keer`,
    speedWord: 'Snelheid',
    goOn: 'Vanaf hier zelf verder spelen',
    goOnWord: 'Vanaf hier',
    place: (at, of) => `Zet ${at} van ${of}`,
  },

  games: {
    title: 'Spellen',
    search: 'Zoeken op spelcode',
    mode: 'Regels',
    allModes: 'Alle regels',
    state: 'Welke spellen',
    allStates: 'Alle spellen',
    states: { won: 'Gewonnen', unfinished: 'Niet gewonnen', removed: 'Verwijderd' },
    count: (count) => plural(count, { one: '# spel', other: '# spellen' }),
    none: 'Een spel staat hier vanaf zijn eerste zet.',
    noneFound: 'Zo’n spel is er niet.',
    more: 'Meer tonen',
    won: 'Gewonnen',
    attempts: (count) => plural(count, { one: '# poging', other: '# pogingen' }),
    attempt: (number) => `Poging ${number}`,
    onTable: 'Ligt nu op tafel.',
    undated: 'Datum onbekend',
    begun: 'Begonnen',
    timeSpent: 'Tijd',
    actions: 'Zetten',
    score: 'Punten',
    undos: 'Teruggenomen',
    help: 'Hulp',
    helpKind: (kind) =>
      ({
        verdict: 'Of het te winnen is',
        chance: 'Kans',
        'fair hint': 'Eerlijke tip',
        hint: 'Tip',
        solution: 'Oplossing',
      })[kind],
    given: 'Vooraf gespeeld',
    givenActions: moves,
    back: 'Alle spellen',
    playAgain: 'Deze deal nog eens spelen',
    goOn: 'Verder spelen',
    watch: 'Bekijken',
    copyCode: 'Code kopiëren',
    copyDeal: 'Link naar de deal kopiëren',
    copyGame: 'Link kopiëren',
    share: 'Delen',
    remove: 'Verwijderen',
    bringBack: 'Terughalen',
    removed: 'Uit de lijst verwijderd.',
    broughtBack: 'Weer in de lijst.',
    unreadable: 'De zetten van dit spel zijn niet meer te lezen.',
    damaged: (count) =>
      plural(count, {
        one: '# spel was niet te lezen. Het is apart gezet:',
        other: '# spellen waren niet te lezen. Ze zijn apart gezet:',
      }),
    forget: 'Niet meer nodig',
    notKept: 'Deze browser bewaart geen spellen. In de lijst staat alleen wat er gespeeld is sinds de pagina open is.',
  },

  statistics: {
    title: 'Statistieken',
    mode: 'Regels',
    none: 'Er is nog niets te tellen. Een spel telt vanaf zijn eerste zet, behalve als het begon met zetten die al gespeeld waren.',
    counts:
      'Een spel telt vanaf zijn eerste zet. Alle pogingen op een deal volgens dezelfde regels zijn één spel. Verwijderde spellen tellen niet, en spellen die met andere zetten dan de jouwe begonnen, zoals die van een link of een oplossing, ook niet.',
    figures: {
      played: ['Spellen', 'Deals die gespeeld zijn.'],
      won: ['Gewonnen', 'Spellen die in een van hun pogingen gewonnen zijn.'],
      share: [
        'Deel gewonnen',
        'Van de gespeelde spellen. Het ware deel ligt 95 van de 100 keer binnen de grenzen (Wilson).',
      ],
      unaided: ['Zonder hulp gewonnen', 'Bij de eerste poging, zonder hulp en zonder iets terug te nemen.'],
      unaidedShare: ['Deel zonder hulp gewonnen', 'Van de gespeelde spellen, met grenzen zoals hierboven.'],
      attempts: ['Pogingen', 'Elke keer dat een deal begonnen is, ook opnieuw.'],
      streak: [
        'Reeks nu',
        'Spellen op rij gewonnen tot en met het laatste. Het spel op tafel telt pas mee als het gewonnen is.',
      ],
      longestStreak: ['Langste reeks', 'De meeste winsten op rij, in de volgorde waarin ze begonnen zijn.'],
      timeSpent: ['Speeltijd', 'Met de pagina in beeld, vanaf de eerste zet van een poging.'],
      winTime: [
        'Tijd van een winst',
        'De helft van de winsten ging sneller. Van de pogingen van een spel de eerste gewonnen poging.',
      ],
      fastestWin: ['Snelste winst', 'De kortste tijd van zo’n poging.'],
      winActions: [
        'Zetten van een winst',
        'De helft van de winsten had minder nodig. Teruggenomen zetten tellen niet.',
      ],
      fewestActions: ['Kortste winst', 'De minste zetten van zo’n poging.'],
      meanScore: [
        'Gemiddeld aantal punten',
        'Van elk spel de eerste gewonnen poging, anders die met de meeste punten. Volgens de regels van Hoyle is een dollar een punt.',
      ],
      bestScore: ['Meeste punten', 'De meeste punten van zo’n poging.'],
    },
    bounds: (low, high) => `${low} tot ${high}`,
    pictures: {
      overTime: ['Resultaten in de tijd', 'Spellen naar wanneer ze begonnen zijn.'],
      scores: ['Punten', 'Spellen naar hun punten, in stappen van 25.'],
      hours: ['Tijd van de dag', 'Spellen naar het uur waarin ze begonnen zijn.'],
      weekdays: ['Dag van de week', 'Spellen naar de dag waarop ze begonnen zijn.'],
      startRanks: ['Beginwaarden', 'Spellen naar de waarde van de basiskaart.'],
    },
    stretch: { day: 'Dag', week: 'Week vanaf', month: 'Maand', year: 'Jaar' },
    scoreStep: 'Punten',
    hour: 'Uur',
    weekday: 'Dag',
    startRank: 'Beginwaarde',
    played: 'Spellen',
    won: 'Gewonnen',
    notWon: 'Niet gewonnen',
    atLeast: (of) => `${of} of meer`,
    asTable: 'Als tabel',
    picture: (name, played, won) =>
      `${name}: ${plural(played, { one: '# spel', other: '# spellen' })}, waarvan ${won} gewonnen.`,
    account: 'De rekening',
    accountMeaning:
      'Het casino verkocht een spel kaarten voor 52 dollar en betaalde 5 voor elke kaart op een fundering. Volgens de regels van Hoyle kost het 50, en alle 52 kaarten leveren 500 op. Een deal telt één keer, zoals hij de eerste keer gespeeld is.',
    balance: 'Saldo',
    cost: 'Prijs',
    paid: 'Betaald',
    packs: (count) => plural(count, { one: '# spel kaarten', other: '# spellen kaarten' }),
    accountPicture: (balance) => `Het saldo na elk spel kaarten. Het is nu ${balance}.`,
    deal: 'Deal',
    more: 'Meer tonen',
    saveCsv: 'De spellen als CSV bewaren',
    saveFigures: 'De cijfers als CSV bewaren',
  },

  backup: {
    title: 'Reservekopie',
    where:
      'De spellen staan in deze browser, op dit apparaat, en nergens anders. Ze zijn weg als de browsergegevens van deze pagina gewist worden. Een browser kan ze ook zelf wissen als het apparaat vol is, en sommige doen dat na weken zonder bezoek.',
    permanent: 'Deze browser heeft beloofd ze niet uit zichzelf te wissen.',
    notPermanent: 'Deze browser heeft niet beloofd ze te bewaren.',
    refused: 'De browser belooft het nu niet. Misschien later, als er meer gespeeld is of het spel geïnstalleerd is.',
    askButton: 'Vragen om ze te bewaren',
    save: 'Bewaren',
    saveHint: 'Alle spellen en instellingen in één bestand, dat elk apparaat kan lezen.',
    saveButton: 'In een bestand bewaren',
    saved: (count) => plural(count, { one: '# poging bewaard.', other: '# pogingen bewaard.' }),
    notReadable: 'De spellen of het bestand zijn nu niet te lezen. Er is niets veranderd.',
    read: 'Inlezen',
    readHint: 'De spellen van het bestand komen bij die van hier. Een bestand nog eens inlezen verandert niets.',
    readButton: 'Bestand kiezen',
    reading: 'Het bestand wordt gelezen …',
    offer: (count, fresh) =>
      `Het bestand heeft ${plural(count, { one: '# poging', other: '# pogingen' })}, waarvan ${fresh} hier nieuw.`,
    withSettings: 'Ook de instellingen overnemen',
    takeButton: 'Aan mijn spellen toevoegen',
    taken: (count) => plural(count, { one: '# poging toegevoegd.', other: '# pogingen toegevoegd.' }),
    notTaken: 'De browser bewaart ze niet: de opslag is vol of niet toegestaan. Er is niets veranderd.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Dit is geen reservekopie van Canfield. Er is niets veranderd.'
        case 'newer':
          return 'Deze reservekopie is van een nieuwere versie van Canfield. Laad de pagina opnieuw en probeer het nog eens. Er is niets veranderd.'
        case 'cut off':
          return 'Deze reservekopie is niet heel: het eind ontbreekt of is beschadigd. Er is niets veranderd.'
        case 'damaged':
          return `Poging ${error.number} van deze reservekopie is niet te lezen. Er is niets veranderd.`
      }
    },
  },

  panel: {
    title: 'Is het te winnen?',
    outlook: (outlook) =>
      ({
        won: 'Nog te winnen',
        lost: 'Niet meer te winnen',
        unknown: 'Onbekend',
        searching: 'Zoekt',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# stelling bekeken', other: '# stellingen bekeken' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# stelling is bekeken, zonder antwoord.',
        other: '# stellingen zijn bekeken, zonder antwoord.',
      }),
    lineKnown: (count) => `Er is een weg naar winst in ${moves(count)} bekend.`,
    lastWon: (back) => `De laatste stelling die te winnen was, ligt ${moves(back)} terug.`,
    lostWith: (move) => `De zet waarmee het verloren ging: ${move}`,
    neverWon: 'Deze deal was vanaf het begin niet te winnen.',
    turningSought: 'De laatste stelling die te winnen was, wordt gezocht.',
    turningUnknown: 'Waar het verloren ging, was niet te vinden.',
    best: (count, exact) =>
      exact
        ? `Hoogstens ${cards(count)} op de funderingen.`
        : `Het meeste gevonden: ${cards(count)} op de funderingen.`,
    goBack: (back) => `${moves(back)} terug`,
    showMe: 'Tonen',
    chance: (percent, lookedAt) =>
      `${percent}%, uit ${plural(lookedAt, { one: '# schikking', other: '# schikkingen' })} van de verborgen kaarten`,
    chanceTitle: 'Kans',
    lookBackTitle: 'Wat er mogelijk was',
    couldBeWon: 'De deal was te winnen.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Hoogstens' : 'Het meeste gevonden:'} ${cards(count)}, ${points(score)}; je haalde er ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Hoogstens' : 'Het meeste gevonden:'} ${cards(count)}, ${dollars(score)}; je haalde er ${reached}.`,
  },

  hint: {
    thinking: 'Denkt na.',
    afterDraws: (draws, move) => `${plural(draws, { one: 'Trek één keer, dan:', other: 'Trek # keer, dan:' })} ${move}`,
    safe: (move) => `${move} Dat kost niets.`,
    look: 'Trek van de stok: zo zijn er meer kaarten te zien, en er gaat niets verloren.',
    most: (move) => `Het lijkt verloren. De meeste kaarten komen omhoog met: ${move}`,
    mostKnown: (move) => `Het is niet meer te winnen. De meeste kaarten komen omhoog met: ${move}`,
    mostFound: (move) => `Onbekend of het te winnen is. De meeste gevonden kaarten komen omhoog met: ${move}`,
    nothing: 'Niets helpt meer: geen andere kaart kan nog op een fundering.',
    play: 'Uitvoeren',
  },

  win: {
    title: 'Gewonnen',
    summary: (score, count) => `${points(score)} in ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} in ${moves(count)}`,
    daily: (date) => `Deal van de dag, ${date}`,
    calendar: 'De kalender bekijken',
    newGame: 'Nieuw spel',
    watch: 'Het spel nog eens bekijken',
    lookAtTable: 'De tafel bekijken',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Kolom ${fill.column} wordt gevuld met ${card(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'De reserve is leeg.' : `Bovenop de reserve: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'De aflegstapel is leeg.' : `Bovenop de aflegstapel: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Het trekken is teruggenomen.'
        case 'turn over':
          return 'De aflegstapel is teruggedraaid.'
        case 'carry':
          return `Teruggenomen: ${nl.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} en ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'de fundering' : `kolom ${to}`))
      return `${capital(block)} in de hand. Past op: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} teruggelegd.`,
    playable: (moves) => (moves.length === 0 ? 'Er is niets meer te spelen.' : moves.map(nl.move).join(' ')),
  },

  settings: {
    title: 'Instellingen',
    language: 'Taal',
    languageBrowser: 'Die van de browser',
    play: 'Spelen',
    look: 'Uiterlijk',
    motion: 'Beweging en geluid',
    tapPicksUp: 'Oppakken met een tik',
    tapPicksUpHint:
      'Tik op een kaart, dan op de stapel die haar moet nemen. Nog een tik op de kaart stuurt haar naar waar ze past.',
    slack: 'Ruimte voor uitglijden',
    slackHint: 'Hoe ver een tik mag uitglijden voordat hij een kaart sleept.',
    slacks: { small: 'Weinig', medium: 'Meer', large: 'Veel' },
    themeContrast: 'Hoog contrast',
    textSize: 'Tekstgrootte',
    largeFaces: 'Grote tekens',
    largeFacesHint: 'Waarde en kleur nemen meer van de kaart in.',
    letters: 'Letters op de kaarten',
    showScore: 'Punten',
    showScoreHint: 'Te zien aan tafel.',
    showTime: 'Tijd',
    showTimeHint: 'Een klok aan tafel.',
    showCounts: 'Aantallen',
    showCountsHint: 'Hoeveel kaarten en terugnames er nog zijn.',
    speed: 'Animatie',
    speeds: { none: 'Geen', fast: 'Snel', normal: 'Gewoon', slow: 'Traag' },
    sounds: 'Geluiden',
    soundsHint: 'Kort en zacht.',
    vibration: 'Trillen',
    vibrationHint: 'Een korte trilling voor elke kaart.',
    doubleTap: 'Dubbeltik',
    doubleTapHint: 'Een tik stuurt een kaart ook naar een kolom, als haar fundering haar niet neemt.',
    theme: 'Uiterlijk',
    themeSystem: 'Systeem',
    themeLight: 'Licht',
    themeDark: 'Donker',
    felt: 'Tafel',
    feltGreen: 'Groen',
    feltBlue: 'Blauw',
    feltPlum: 'Pruim',
    feltStone: 'Steen',
    fourColours: 'Vier kleuren',
    fourColoursHint: 'Ruiten blauw, klaveren groen.',
    leftHanded: 'Linkshandig',
    leftHandedHint: 'Stok en reserve rechts.',
    help: 'Hulp tijdens het spel',
    indicator: 'Tonen of het te winnen is',
    indicatorHint: 'De hele tijd, in de balk.',
    chanceMeter: 'Kans',
    chanceMeterHint: 'In het paneel, uit wat je kunt weten.',
    knowingHint: 'Alwetende tips',
    knowingHintHint: 'Ze weten waar de verborgen kaarten liggen.',
  },

  keys: {
    title: 'Toetsen',
    always: 'Altijd',
    fixed: {
      arrows: ['Pijltoetsen', 'Van stapel naar stapel, en langs een kolom'],
      enter: ['Enter', 'Tik op de kaart of de stok'],
      space: ['Spatie', 'Een kaart oppakken en neerleggen'],
      escape: ['Esc', 'De kaart terugleggen, een venster sluiten'],
      undo: ['Ctrl Z', 'Terugnemen'],
      redo: ['Ctrl Shift Z', 'Opnieuw doen'],
      help: ['F1', 'Regels en hulp'],
    },
    shortcuts: 'Losse toetsen',
    shortcutsHint: 'Eén toets elk, zonder Ctrl.',
    names: {
      draw: 'Trekken',
      undo: 'Terugnemen',
      redo: 'Opnieuw doen',
      hint: 'Tip',
      moves: 'Zeggen wat er te spelen is',
      board: 'De tafel opzeggen',
      score: 'De punten zeggen',
      newGame: 'Nieuw spel',
      help: 'Regels en hulp',
    },
    none: 'Geen toets',
    press: 'Druk op een toets',
    change: (name, key) => `${name}: ${key}. Kies een andere toets`,
    unset: 'Kies Backspace voor wat geen toets moet hebben.',
    lost: (name) => `‘${name}’ heeft nu geen toets meer.`,
    reset: 'Terug naar de gewone toetsen',
  },
}
