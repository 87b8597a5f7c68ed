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

const plural = pluralOf('nb')
const SUIT: BySuit<string> = { S: 'spar', H: 'hjerter', D: 'ruter', C: 'kløver' }
const NAMED: Partial<Record<Rank, string>> = { A: 'ess', J: 'knekt', Q: 'dame', K: 'konge' }
/** A card as one of its kind. */
const KIND: Readonly<Record<Rank, string>> = {
  A: 'ess',
  2: 'toer',
  3: 'treer',
  4: 'firer',
  5: 'femmer',
  6: 'sekser',
  7: 'sjuer',
  8: 'åtter',
  9: 'nier',
  T: 'tier',
  J: 'knekt',
  Q: 'dame',
  K: 'konge',
}

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${suit(suitOf(of))} ${rank(rankOf(of))}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
const cards = (count: number): string => plural(count, { other: '# kort' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { other: '# poeng' })
const dollars = (count: number): string => plural(count, { other: '# dollar' })
const moves = (count: number): string => plural(count, { other: '# trekk' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'A') return colour === 'black' ? 'et svart ess' : 'et rødt ess'
  return colour === 'black' ? `en svart ${KIND[of]}` : `en rød ${KIND[of]}`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, gjennomgang ${pass.number} av ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Trukket: ${drawn.map(card).join(', ')}.${stock === 0 ? ' Talongen er tom.' : ''}`
    case 'turn over':
      return `Kastebunken er snudd: ${cards(stock)} i talongen.`
    case 'carry':
      return nb.move(move)
  }
}

/** The messages in Norwegian Bokmål. */
export const nb: Messages = {
  language: 'nb',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} tom` : `${suit(of)} opp til ${card(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `kolonne ${i + 1} tom` : `kolonne ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Talongen tom' : `Talong: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'kastebunken tom; ' : `kastebunke: ${cards(waste.count)}, øverst: ${card(waste.top)}; `,
      reserve.top === undefined ? 'reserven tom. ' : `reserve: ${cards(reserve.count)}, øverst: ${card(reserve.top)}. `,
      `Grunnbunker, startverdi ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Trekk fra talongen.'
      case 'turn over':
        return 'Snu kastebunken.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} og ${cards(one.others)} til`
        return one.to === 'foundation'
          ? `${capital(block)} til grunnbunken.`
          : `${capital(block)} til kolonne ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Det er ikke flere kort å trekke.'
      case 'no pass left':
        return 'Talongen kan ikke gås gjennom en gang til.'
      case 'stock is only drawn':
        return 'Trykk på talongen for å trekke.'
      case 'no card there':
        return 'Der ligger det ikke noe kort.'
      case 'not the top card':
        return 'Bare det øverste kortet kan spilles.'
      case 'same pile':
        return 'Kortet ligger der allerede.'
      case 'pile takes no cards':
        return 'Der kan det ikke legges kort.'
      case 'one card at a time':
        return 'Til en grunnbunke går bare ett kort om gangen.'
      case "other suit's foundation":
        return lead ? `Denne grunnbunken er ikke for ${suit(suitOf(lead))}.` : 'Denne grunnbunken har en annen farge.'
      case 'start rank needed':
        return needed ? `Grunnbunken begynner med ${card(needed)}.` : 'Denne grunnbunken er full.'
      case 'wrong rank on foundation':
        return needed ? `Det neste kortet på grunnbunken er ${card(needed)}.` : 'Denne grunnbunken er full.'
      case 'stays on foundation':
        return 'Etter disse reglene blir et kort liggende på grunnbunken.'
      case 'whole columns only':
        return 'Etter disse reglene flyttes bare hele kolonner.'
      case 'last cards only':
        return 'Etter disse reglene flyttes bare det siste kortet i en kolonne.'
      case 'last card or whole column':
        return 'Etter disse reglene flyttes det siste kortet i en kolonne, eller hele kolonnen.'
      case 'ranks end there':
        return 'Etter disse reglene legges ingenting på et kort med startverdien.'
      case 'wrong rank':
        return onto ? `Der passer bare ${kind(onto)}.` : 'Den verdien passer ikke der.'
      case 'same colour':
        return onto ? `Samme farge: der passer bare ${kind(onto)}.` : 'Rødt og svart skal veksle.'
      case 'filled from the reserve':
        return 'En tom kolonne fylles fra reserven.'
      case 'waste only':
        return 'Etter disse reglene tar en tom kolonne bare det øverste kortet i kastebunken.'
      case 'changes nothing':
        return 'Det ville ikke endre noe.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Det står ingen spillkode der. En kode ser slik ut: CF1-D3-AAAAACL.'
      case 'version':
        return `«${error.found}» er ikke kjent her. Spillkoder begynner med CF1.`
      case 'mode':
        return `«${error.found}» er ingen spillemåte. Det finnes D3, D1, H3 og egne bord som T301.`
      case 'letters':
        return `«${error.found}» er ingen giv. En giv er sju bokstaver fra A til Z.`
      case 'length':
        if (error.length === 0) return 'Given mangler: sju bokstaver, som i CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `«${error.found}» har # bokstav. En giv har sju.`,
          other: `«${error.found}» har # bokstaver. En giv har sju.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return nb.dealCodeError(error.error)
      case 'move':
        return `Trekk ${error.number}, «${error.token}», kan ikke leses. Trekk ser ut som D, RF, W3, 12x3 eller FS1.`
      case 'rules':
        return `Trekk ${error.number}, «${error.token}», er mot reglene. ${nb.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserve, tom' : `Reserve, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Talong, tom' : `Talong, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Kastebunke, tom' : `Kastebunke, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Grunnbunke for ${suit(of)}, tom, begynner med ${rank(start)}`
        : `Grunnbunke for ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Kolonne ${number}, tom` : `Kolonne ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Bord',
    actions: 'Handlinger',
    score: points,
    dollars,
    time: (clock) => `Tid ${clock}`,
    mode: (mode) => (isNamed(mode) ? { D3: '3 kort', D1: '1 kort', H3: 'Hoyles regler' }[mode] : `Eget bord ${mode}`),
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Trekk 3', D1: 'Trekk 1', H3: 'Hoyle' }[mode] : 'Eget bord'),
    modeRules: (mode) =>
      ({
        D3: 'Vanskelig. Talongen gir tre kort om gangen.',
        D1: 'Lett. Talongen gir ett kort om gangen.',
        H3: 'Som på kasinoet. Tre kort, bare hele kolonner, ingenting kommer tilbake fra en grunnbunke.',
      })[mode],
    close: 'Lukk',
  },

  rules: {
    drawn: {
      name: 'Trukne kort',
      choice: cards,
      sentence: (count) => `Talongen gir ${{ 1: 'ett kort', 2: 'to kort', 3: 'tre kort' }[count]} om gangen.`,
    },
    passes: {
      name: 'Gjennomganger',
      choice: (passes) => (passes === 'any number' ? 'Ubegrenset' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Talongen kan gås gjennom så mange ganger man vil.'
          : plural(passes, { one: 'Talongen kan gås gjennom én gang.', other: 'Talongen kan gås gjennom # ganger.' }),
    },
    columnMoves: {
      name: 'Mellom kolonner',
      choice: (moves) =>
        ({
          'any run': 'Enhver rekke',
          whole: 'Hele kolonnen',
          last: 'Siste kort',
          'last or whole': 'Siste kort eller hele',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Fra kolonne til kolonne flyttes enhver rekke, hele eller bare slutten av den.',
          whole: 'Fra kolonne til kolonne flyttes bare hele kolonnen.',
          last: 'Fra kolonne til kolonne flyttes bare det siste kortet.',
          'last or whole': 'Fra kolonne til kolonne flyttes det siste kortet, eller hele kolonnen.',
        })[moves],
    },
    emptyColumn: {
      name: 'Tomme kolonner',
      choice: (takes) => ({ anything: 'Hva som helst', waste: 'Fra kastebunken' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Når reserven er tom, tar en tom kolonne alt som kan flyttes.',
          waste: 'Når reserven er tom, tar en tom kolonne bare det øverste kortet i kastebunken.',
        })[takes],
    },
    ranks: {
      name: 'Verdier i kolonner',
      choice: (ranks) => ({ round: 'Hele veien rundt', ending: 'Ender ved startverdien' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'I kolonner går verdiene hele veien rundt: en konge legges på et ess.',
          ending: 'I kolonner ender verdiene ved startverdien: ingenting legges på et kort med den.',
        })[ranks],
    },
    takingBack: {
      name: 'Grunnbunker',
      choice: (goes) => (goes ? 'Kort går tilbake' : 'Kort blir liggende'),
      sentence: (goes) =>
        goes
          ? 'Et kort kan gå tilbake fra en grunnbunke til en kolonne.'
          : 'Et kort på en grunnbunke blir liggende der.',
    },
    pay: {
      name: 'Betaling',
      choice: (pay) => ({ played: 'Spilte kort', lying: 'Liggende kort' })[pay],
      sentence: (pay) =>
        ({
          played: 'En kortstokk koster 52 dollar. Hvert kort som legges på en grunnbunke, gir 5.',
          lying: 'En kortstokk koster 50 dollar. Hvert kort på en grunnbunke gir 5, alle 52 sammen gir 500.',
        })[pay],
    },
  },

  install: {
    name: 'Canfield-kabal',
    shortName: 'Canfield',
    description: 'Canfield-kabal: de ekte reglene, store kort, gratis.',
  },

  bar: {
    newGame: 'Nytt spill',
    newGameWord: 'Nytt',
    undoWord: 'Angre',
    redoWord: 'Gjør om',
    menuWord: 'Meny',
    undoCount: (count) => `Angre (${moves(count)})`,
    nothingToUndo: 'Ingenting å angre',
    redoCount: (count) => `Gjør om (${moves(count)})`,
    nothingToRedo: 'Ingenting å gjøre om',
    hint: 'Tips',
    hintWord: 'Tips',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Kan det fortsatt vinnes?'
        : {
            won: 'Kan fortsatt vinnes',
            lost: 'Kan ikke lenger vinnes',
            unknown: 'Uvisst om det kan vinnes',
            searching: 'Finner ut om det kan vinnes',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Kan vinnes?'
        : { won: 'Kan vinnes', lost: 'Tapt', unknown: 'Uvisst', searching: 'Søker' }[outlook],
    menu: 'Meny',
  },

  menu: {
    title: 'Meny',
    daily: 'Dagens giv',
    dailyHint: 'De samme kortene til alle, nye hver dag.',
    games: 'Spill',
    gamesHint: 'Alt som er spilt.',
    statistics: 'Statistikk',
    statisticsHint: 'Hva som er vunnet, og kontoen.',
    backup: 'Sikkerhetskopi',
    backupHint: 'Alle spill i én fil, til å ta vare på eller flytte.',
    settings: 'Innstillinger',
    settingsHint: 'Spill, utseende, lyd, taster, språk.',
    help: 'Regler og hjelp',
    helpHint: 'Hvordan spillet spilles, sjansene, og svar.',
  },

  daily: {
    title: 'Dagens giv',
    previousMonth: 'Forrige måned',
    nextMonth: 'Neste måned',
    day: (date, today, result) =>
      `${date}${today ? ', i dag' : ''}${result ? { won: ', vunnet', played: ', spilt' }[result] : ''}`,
    won: 'Vunnet',
    played: 'Spilt',
    modeWon: (mode) => `${nb.app.modeShort(mode)}, vunnet`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# dag vunnet', other: '# dager vunnet' })
      return inARow > 1 ? `${days}, de siste ${inARow} på rad.` : `${days}.`
    },
    everyMode: 'De samme kortene til alle. De kan vinnes uansett hvilke regler man velger.',
    toCome: 'Den dagen har ikke kommet ennå.',
    play: 'Spill denne given',
    playToday: 'Spill dagens giv',
    goOn: 'Spill videre',
  },

  newGame: {
    title: 'Nytt spill',
    mode: 'Regler',
    ownTable: 'Ditt eget bord',
    ownTableHint: 'Regler slik du vil ha dem.',
    tableWord: (mode) => `I spillkoder heter dette bordet ${mode}.`,
    deal: 'Gi et nytt spill',
    winnableOnly: 'Bare giver som kan vinnes',
    winnableOnlyHint: 'Den neste letes fram mens du spiller.',
    difficulty: 'Vanskelighet',
    difficultyHint: 'Lette giver tilgir uoppmerksomme trekk, vanskelige gjør det ikke.',
    difficulties: { any: 'Alle', easy: 'Lett', medium: 'Middels', hard: 'Vrien' },
    looking: (tried) => plural(tried, { one: 'Leter: # giv så langt', other: 'Leter: # giver så langt' }),
    noneFound: 'Denne gangen ble det ikke funnet noen. Prøv igjen.',
    restart: 'Begynn denne given på nytt',
    restartHint: 'De samme kortene fra begynnelsen.',
    bringBack: 'Hent tilbake det forrige spillet',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Denne given',
    copy: 'Kopier',
    copied: 'Kopiert',
    share: 'Del',
    shareText: (code) => `Canfield, giv ${code}`,
    codeField: 'Spillkode',
    codeHint: 'En kode gir alltid den samme given.',
    play: 'Spill',
  },

  welcome: {
    ask: 'Er Canfield nytt for deg?',
    learn: 'Vis meg',
    dismiss: 'Nei takk',
  },

  notice: {
    dealt: (code) => `Nytt spill ${code}.`,
    restarted: 'De samme kortene, fra begynnelsen.',
    broughtBack: 'Det forrige spillet er tilbake.',
    goneOn: 'Du spiller videre herfra.',
    undoThis: 'Hent tilbake',
    lookBack: 'Hva var mulig?',
    notKept: 'Denne nettleseren tar ikke vare på noe: spillet er borte når siden lukkes.',
    damaged: 'Det lagrede spillet kan ikke leses. Dette er igjen av det:',
    notLoaded: 'Det kunne ikke lastes. Prøv igjen når nettet er tilbake.',
    otherTab:
      'Canfield er åpent i en annen fane også. Hver fane beholder sitt eget spill, og begge står på listen over spill.',
    badLink: (reason) => `Lenken kunne ikke brukes. ${reason}`,
    copyText: 'Kopier teksten',
    copied: 'Kopiert.',
    copyFailed: 'Nettleseren tillater ikke kopiering. Marker teksten og kopier den for hånd.',
    fitsNowhere: (of) => `${capital(card(of))} passer ingen steder nå.`,
    dismiss: 'Skjul',
  },

  film: {
    title: 'Film av et spill',
    leave: 'Tilbake til spillet ditt',
    leaveWord: 'Lukk',
    back: 'Ett trekk tilbake',
    backWord: 'Tilbake',
    play: 'Spill av',
    playWord: 'Spill av',
    pause: 'Pause',
    pauseWord: 'Pause',
    forward: 'Ett trekk fram',
    forwardWord: 'Fram',
    speed: (times) => (times === 1 ? 'Tempo: 1 gang' : `Tempo: ${number(times)} ganger`),
    speedWord: 'Tempo',
    goOn: 'Spill selv videre herfra',
    goOnWord: 'Herfra',
    place: (at, of) => `Trekk ${at} av ${of}`,
  },

  games: {
    title: 'Spill',
    search: 'Søk etter spillkode',
    mode: 'Regler',
    allModes: 'Alle regler',
    state: 'Hvilke spill',
    allStates: 'Alle spill',
    states: { won: 'Vunnet', unfinished: 'Ikke vunnet', removed: 'Fjernet' },
    count: (count) => plural(count, { other: '# spill' }),
    none: 'Et spill står her fra sitt første trekk.',
    noneFound: 'Et slikt spill finnes ikke.',
    more: 'Vis flere',
    won: 'Vunnet',
    attempts: (count) => plural(count, { other: '# forsøk' }),
    attempt: (number) => `Forsøk ${number}`,
    onTable: 'Ligger på bordet nå.',
    undated: 'Ukjent dato',
    begun: 'Begynt',
    timeSpent: 'Tid',
    actions: 'Trekk',
    score: 'Poeng',
    undos: 'Angret',
    help: 'Hjelp',
    helpKind: (kind) =>
      ({
        verdict: 'Om det kan vinnes',
        chance: 'Sjanse',
        'fair hint': 'Rettferdig tips',
        hint: 'Tips',
        solution: 'Løsning',
      })[kind],
    given: 'Spilt på forhånd',
    givenActions: moves,
    back: 'Alle spill',
    playAgain: 'Spill denne given igjen',
    goOn: 'Spill videre',
    watch: 'Se på',
    copyCode: 'Kopier koden',
    copyDeal: 'Kopier en lenke til given',
    copyGame: 'Kopier en lenke',
    share: 'Del',
    remove: 'Fjern',
    bringBack: 'Hent tilbake',
    removed: 'Fjernet fra listen.',
    broughtBack: 'Tilbake på listen.',
    unreadable: 'Trekkene i dette spillet kan ikke leses lenger.',
    damaged: (count) =>
      plural(count, {
        one: '# spill kunne ikke leses. Det er lagt til side:',
        other: '# spill kunne ikke leses. De er lagt til side:',
      }),
    forget: 'Trengs ikke mer',
    notKept: 'Denne nettleseren tar ikke vare på spill. På listen står bare det som er spilt siden siden ble åpnet.',
  },

  statistics: {
    title: 'Statistikk',
    mode: 'Regler',
    none: 'Det er ikke noe å telle ennå. Et spill teller fra sitt første trekk, hvis det ikke begynte med trekk som alt var spilt.',
    counts:
      'Et spill teller fra sitt første trekk. Alle forsøk på en giv etter de samme reglene er ett spill. Fjernede spill teller ikke, og heller ikke spill som begynte med andre trekk enn dine egne, for eksempel fra en lenke eller en løsning.',
    figures: {
      played: ['Spill', 'Giver som er spilt.'],
      won: ['Vunnet', 'Spill som er vunnet i et av forsøkene.'],
      share: ['Andel vunnet', 'Av de spilte. Den sanne andelen ligger innenfor grensene 95 av 100 ganger (Wilson).'],
      unaided: ['Vunnet uten hjelp', 'I første forsøk, uten hjelp og uten å angre.'],
      unaidedShare: ['Andel vunnet uten hjelp', 'Av de spilte, med grenser som over.'],
      attempts: ['Forsøk', 'Hver gang en giv ble begynt, også på nytt.'],
      streak: ['Rekke nå', 'Spill vunnet på rad til og med det siste. Det på bordet teller først når det er vunnet.'],
      longestStreak: ['Lengste rekke', 'Flest seire på rad, i den rekkefølgen de ble begynt.'],
      timeSpent: ['Spilletid', 'Med siden synlig, fra det første trekket i et forsøk.'],
      winTime: ['Tid for en seier', 'Halvparten av seirene gikk raskere. Av et spills forsøk det første vunne.'],
      fastestWin: ['Raskeste seier', 'Den korteste tiden for et slikt forsøk.'],
      winActions: ['Trekk for en seier', 'Halvparten av seirene trengte færre. Angrede trekk teller ikke.'],
      fewestActions: ['Korteste seier', 'De færreste trekkene i et slikt forsøk.'],
      meanScore: [
        'Poeng i snitt',
        'Av hvert spill det første vunne forsøket, ellers det med flest poeng. Etter Hoyles regler er en dollar et poeng.',
      ],
      bestScore: ['Flest poeng', 'De fleste poengene i et slikt forsøk.'],
    },
    bounds: (low, high) => `${low} til ${high}`,
    pictures: {
      overTime: ['Resultater over tid', 'Spill etter når de ble begynt.'],
      scores: ['Poeng', 'Spill etter poeng, i trinn på 25.'],
      hours: ['Tid på dagen', 'Spill etter timen da de ble begynt.'],
      weekdays: ['Ukedag', 'Spill etter dagen da de ble begynt.'],
      startRanks: ['Startverdier', 'Spill etter verdien på startkortet.'],
    },
    stretch: { day: 'Dag', week: 'Uke fra', month: 'Måned', year: 'År' },
    scoreStep: 'Poeng',
    hour: 'Time',
    weekday: 'Dag',
    startRank: 'Startverdi',
    played: 'Spill',
    won: 'Vunnet',
    notWon: 'Ikke vunnet',
    atLeast: (of) => `${of} eller mer`,
    asTable: 'Som tabell',
    picture: (name, played, won) => `${name}: ${plural(played, { other: '# spill' })}, hvorav ${won} vunnet.`,
    account: 'Kontoen',
    accountMeaning:
      'Kasinoet solgte en kortstokk for 52 dollar og betalte 5 for hvert kort på en grunnbunke. Etter Hoyles regler koster den 50, og alle 52 kortene gir 500. En giv teller én gang, slik den ble spilt første gang.',
    balance: 'Saldo',
    cost: 'Pris',
    paid: 'Betalt',
    packs: (count) => plural(count, { one: '# kortstokk', other: '# kortstokker' }),
    accountPicture: (balance) => `Saldoen etter hver kortstokk. Nå er den ${balance}.`,
    deal: 'Giv',
    more: 'Vis flere',
    saveCsv: 'Lagre spillene som CSV',
    saveFigures: 'Lagre tallene som CSV',
  },

  backup: {
    title: 'Sikkerhetskopi',
    where:
      'Spillene ligger i denne nettleseren, på denne enheten, og ingen andre steder. De forsvinner når nettleserens data for siden slettes. En nettleser kan også slette dem selv når enheten er full, og noen gjør det etter uker uten besøk.',
    permanent: 'Denne nettleseren har lovet å ikke slette dem av seg selv.',
    notPermanent: 'Denne nettleseren har ikke lovet å beholde dem.',
    refused: 'Nettleseren lover det ikke nå. Kanskje senere, når det er spilt mer eller spillet er installert.',
    askButton: 'Be den beholde dem',
    save: 'Lagre',
    saveHint: 'Alle spill og innstillinger i én fil som enhver enhet kan lese.',
    saveButton: 'Lagre i en fil',
    saved: (count) => plural(count, { other: '# forsøk lagret.' }),
    notReadable: 'Spillene eller filen kan ikke leses akkurat nå. Ingenting er endret.',
    read: 'Les inn',
    readHint: 'Spillene i filen legges til dem her. Å lese inn en fil på nytt endrer ingenting.',
    readButton: 'Velg en fil',
    reading: 'Filen leses …',
    offer: (count, fresh) => `Filen har ${plural(count, { other: '# forsøk' })}, hvorav ${fresh} nye her.`,
    withSettings: 'Ta med innstillingene også',
    takeButton: 'Legg til i mine spill',
    taken: (count) => plural(count, { other: '# forsøk lagt til.' }),
    notTaken: 'Nettleseren beholder dem ikke: lagringen er full eller ikke tillatt. Ingenting er endret.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Dette er ingen sikkerhetskopi fra Canfield. Ingenting er endret.'
        case 'newer':
          return 'Denne sikkerhetskopien er fra en nyere versjon av Canfield. Last siden på nytt og prøv igjen. Ingenting er endret.'
        case 'cut off':
          return 'Denne sikkerhetskopien er ikke hel: slutten mangler eller er skadet. Ingenting er endret.'
        case 'damaged':
          return `Forsøk ${error.number} i denne sikkerhetskopien kan ikke leses. Ingenting er endret.`
      }
    },
  },

  panel: {
    title: 'Kan det vinnes?',
    outlook: (outlook) =>
      ({
        won: 'Kan fortsatt vinnes',
        lost: 'Kan ikke lenger vinnes',
        unknown: 'Uvisst',
        searching: 'Søker',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# stilling sett på', other: '# stillinger sett på' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# stilling ble sett på, uten svar.',
        other: '# stillinger ble sett på, uten svar.',
      }),
    lineKnown: (count) => `En vei til seier på ${moves(count)} er kjent.`,
    lastWon: (back) => `Den siste stillingen som kunne vinnes, ligger ${moves(back)} tilbake.`,
    lostWith: (move) => `Trekket som tapte det: ${move}`,
    neverWon: 'Denne given kunne ikke vinnes fra begynnelsen av.',
    turningSought: 'Leter etter den siste stillingen som kunne vinnes.',
    turningUnknown: 'Det var ikke mulig å finne ut hvor det ble tapt.',
    best: (count, exact) =>
      exact ? `Høyst ${cards(count)} når grunnbunkene.` : `Det meste som ble funnet: ${cards(count)} på grunnbunkene.`,
    goBack: (back) => `${moves(back)} tilbake`,
    showMe: 'Vis',
    chance: (percent, lookedAt) =>
      `${percent} %, av ${plural(lookedAt, { one: '# oppstilling', other: '# oppstillinger' })} av de skjulte kortene`,
    chanceTitle: 'Sjanse',
    lookBackTitle: 'Hva som var mulig',
    couldBeWon: 'Given kunne vinnes.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Høyst' : 'Det meste som ble funnet:'} ${cards(count)}, ${points(score)}; du nådde ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Høyst' : 'Det meste som ble funnet:'} ${cards(count)}, ${dollars(score)}; du nådde ${reached}.`,
  },

  hint: {
    thinking: 'Tenker.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Trekk én gang, så:', other: 'Trekk # ganger, så:' })} ${move}`,
    safe: (move) => `${move} Det koster ingenting.`,
    look: 'Trekk fra talongen: da ses flere kort, og ingenting går tapt.',
    most: (move) => `Det ser tapt ut. Flest kort kommer opp med: ${move}`,
    mostKnown: (move) => `Det kan ikke lenger vinnes. Flest kort kommer opp med: ${move}`,
    mostFound: (move) => `Uvisst om det kan vinnes. Flest funne kort kommer opp med: ${move}`,
    nothing: 'Ingenting hjelper lenger: ingen flere kort kan nå en grunnbunke.',
    play: 'Spill det',
  },

  win: {
    title: 'Du har vunnet',
    summary: (score, count) => `${points(score)} på ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} på ${moves(count)}`,
    daily: (date) => `Dagens giv, ${date}`,
    calendar: 'Se kalenderen',
    newGame: 'Nytt spill',
    watch: 'Se spillet igjen',
    lookAtTable: 'Se på bordet',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Kolonne ${fill.column} fylles med ${card(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'Reserven er tom.' : `Øverst i reserven: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'Kastebunken er tom.' : `Øverst i kastebunken: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Trekningen er angret.'
        case 'turn over':
          return 'Kastebunken er snudd tilbake.'
        case 'carry':
          return `Angret: ${nb.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} og ${cards(others)} til`
      const places = targets.map((to) => (to === 'foundation' ? 'grunnbunken' : `kolonne ${to}`))
      return `${capital(block)} i hånden. Passer på: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} lagt tilbake.`,
    playable: (moves) => (moves.length === 0 ? 'Det er ikke mer å spille.' : moves.map(nb.move).join(' ')),
  },

  settings: {
    title: 'Innstillinger',
    language: 'Språk',
    languageBrowser: 'Som nettleseren',
    play: 'Spill',
    look: 'Utseende',
    motion: 'Bevegelse og lyd',
    tapPicksUp: 'Plukk opp med trykk',
    tapPicksUpHint: 'Trykk på et kort, så på bunken som skal ta det. Et trykk til på kortet sender det dit det passer.',
    slack: 'Rom for skjelving',
    slackHint: 'Hvor langt et trykk kan gli før det drar et kort.',
    slacks: { small: 'Litt', medium: 'Mer', large: 'Mye' },
    themeContrast: 'Høy kontrast',
    textSize: 'Tekststørrelse',
    largeFaces: 'Store tegn',
    largeFacesHint: 'Verdi og farge tar mer av kortet.',
    letters: 'Bokstaver på kortene',
    showScore: 'Poeng',
    showScoreHint: 'Vises ved bordet.',
    showTime: 'Tid',
    showTimeHint: 'En klokke ved bordet.',
    showCounts: 'Antall',
    showCountsHint: 'Hvor mange kort og angringer som er igjen.',
    speed: 'Animasjon',
    speeds: { none: 'Ingen', fast: 'Rask', normal: 'Normal', slow: 'Sakte' },
    sounds: 'Lyder',
    soundsHint: 'Korte og stille.',
    vibration: 'Vibrasjon',
    vibrationHint: 'En kort during for hvert kort.',
    doubleTap: 'Dobbelttrykk',
    doubleTapHint: 'Et trykk sender et kort også til en kolonne, når grunnbunken ikke tar det.',
    theme: 'Utseende',
    themeSystem: 'System',
    themeLight: 'Lyst',
    themeDark: 'Mørkt',
    felt: 'Bord',
    feltGreen: 'Grønt',
    feltBlue: 'Blått',
    feltPlum: 'Plomme',
    feltStone: 'Stein',
    fourColours: 'Fire farger',
    fourColoursHint: 'Ruter blå, kløver grønne.',
    leftHanded: 'Venstrehendt',
    leftHandedHint: 'Talong og reserve til høyre.',
    help: 'Hjelp i spillet',
    indicator: 'Vis om det kan vinnes',
    indicatorHint: 'Hele tiden, i linjen.',
    chanceMeter: 'Sjanse',
    chanceMeterHint: 'I panelet, ut fra det man kan vite.',
    knowingHint: 'Allvitende tips',
    knowingHintHint: 'De vet hvor de skjulte kortene ligger.',
  },

  keys: {
    title: 'Taster',
    always: 'Alltid',
    fixed: {
      arrows: ['Piltaster', 'Fra bunke til bunke, og langs en kolonne'],
      enter: ['Enter', 'Trykk på kortet eller talongen'],
      space: ['Mellomrom', 'Plukk opp et kort, legg det ned'],
      escape: ['Esc', 'Legg kortet tilbake, lukk et vindu'],
      undo: ['Ctrl Z', 'Angre'],
      redo: ['Ctrl Skift Z', 'Gjør om'],
      help: ['F1', 'Regler og hjelp'],
    },
    shortcuts: 'Enkle taster',
    shortcutsHint: 'Én tast hver, uten Ctrl.',
    names: {
      draw: 'Trekk',
      undo: 'Angre',
      redo: 'Gjør om',
      hint: 'Tips',
      moves: 'Si hva som kan spilles',
      board: 'Si bordet',
      score: 'Si poengene',
      newGame: 'Nytt spill',
      help: 'Regler og hjelp',
    },
    none: 'Ingen tast',
    press: 'Trykk på en tast',
    change: (name, key) => `${name}: ${key}. Velg en annen tast`,
    unset: 'Velg tilbaketasten for det som ikke skal ha noen tast.',
    lost: (name) => `«${name}» har ingen tast lenger.`,
    reset: 'Tilbake til de vanlige tastene',
  },
}
