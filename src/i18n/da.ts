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

const plural = pluralOf('da')
const SUIT: BySuit<string> = { S: 'spar', H: 'hjerter', D: 'ruder', C: 'klør' }
const NAMED: Partial<Record<Rank, string>> = { A: 'es', J: 'knægt', Q: 'dame', K: 'konge' }
/** A card as one of its kind. */
const KIND: Readonly<Record<Rank, string>> = {
  A: 'es',
  2: 'toer',
  3: 'treer',
  4: 'firer',
  5: 'femmer',
  6: 'sekser',
  7: 'syver',
  8: 'otter',
  9: 'nier',
  T: 'tier',
  J: 'knægt',
  Q: 'dame',
  K: 'konge',
}

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${suit(suitOf(of))} ${rank(rankOf(of))}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('da') + text.slice(1)
const cards = (count: number): string => plural(count, { other: '# kort' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { other: '# point' })
const dollars = (count: number): string => plural(count, { other: '# dollar' })
const moves = (count: number): string => plural(count, { other: '# træk' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'A') return colour === 'black' ? 'et sort es' : 'et rødt es'
  return colour === 'black' ? `en sort ${KIND[of]}` : `en rød ${KIND[of]}`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, gennemgang ${pass.number} af ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Vendt: ${drawn.map(card).join(', ')}.${stock === 0 ? ' Talonen er tom.' : ''}`
    case 'turn over':
      return `Kastebunken er vendt om: ${cards(stock)} i talonen.`
    case 'carry':
      return da.move(move)
  }
}

/** The messages in Danish. */
export const da: Messages = {
  language: 'da',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} tom` : `${suit(of)} op til ${card(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `kolonne ${i + 1} tom` : `kolonne ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Talonen tom' : `Talon: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'kastebunken tom; ' : `kastebunke: ${cards(waste.count)}, øverst: ${card(waste.top)}; `,
      reserve.top === undefined ? 'reserven tom. ' : `reserve: ${cards(reserve.count)}, øverst: ${card(reserve.top)}. `,
      `Grundbunker, startværdi ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Vend fra talonen.'
      case 'turn over':
        return 'Vend kastebunken om.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} og ${cards(one.others)} til`
        return one.to === 'foundation'
          ? `${capital(block)} til grundbunken.`
          : `${capital(block)} til kolonne ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Der er ikke flere kort at vende.'
      case 'no pass left':
        return 'Talonen kan ikke gennemgås en gang til.'
      case 'stock is only drawn':
        return 'Tryk på talonen for at vende kort.'
      case 'no card there':
        return 'Der ligger ikke noget kort.'
      case 'not the top card':
        return 'Kun det øverste kort kan spilles.'
      case 'same pile':
        return 'Kortet ligger der allerede.'
      case 'pile takes no cards':
        return 'Der kan ikke lægges kort.'
      case 'one card at a time':
        return 'Til en grundbunke går kun ét kort ad gangen.'
      case "other suit's foundation":
        return lead ? `Denne grundbunke er ikke til ${suit(suitOf(lead))}.` : 'Denne grundbunke har en anden farve.'
      case 'start rank needed':
        return needed ? `Dets grundbunke begynder med ${card(needed)}.` : 'Denne grundbunke er fuld.'
      case 'wrong rank on foundation':
        return needed ? `Det næste kort på dets grundbunke er ${card(needed)}.` : 'Denne grundbunke er fuld.'
      case 'stays on foundation':
        return 'Efter disse regler bliver et kort på grundbunken.'
      case 'whole columns only':
        return 'Efter disse regler flyttes kun hele kolonner.'
      case 'last cards only':
        return 'Efter disse regler flyttes kun en kolonnes sidste kort.'
      case 'last card or whole column':
        return 'Efter disse regler flyttes en kolonnes sidste kort eller hele kolonnen.'
      case 'ranks end there':
        return 'Efter disse regler lægges intet på et kort med startværdien.'
      case 'wrong rank':
        return onto ? `Der passer kun ${kind(onto)}.` : 'Den værdi passer ikke der.'
      case 'same colour':
        return onto ? `Samme farve: der passer kun ${kind(onto)}.` : 'Rødt og sort skal skifte.'
      case 'filled from the reserve':
        return 'En tom kolonne fyldes fra reserven.'
      case 'waste only':
        return 'Efter disse regler tager en tom kolonne kun kastebunkens øverste kort.'
      case 'changes nothing':
        return 'Det ville ikke ændre noget.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Der er ingen spilkode. En kode ser sådan ud: CF1-D3-AAAAACL.'
      case 'version':
        return `»${error.found}« kendes ikke her. Spilkoder begynder med CF1.`
      case 'mode':
        return `»${error.found}« er ikke en spillemåde. Der er D3, D1, H3 og egne borde som T301.`
      case 'letters':
        return `»${error.found}« er ikke en giv. En giv er syv bogstaver fra A til Z.`
      case 'length':
        if (error.length === 0) return 'Given mangler: syv bogstaver, som i CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `»${error.found}« har # bogstav. En giv har syv.`,
          other: `»${error.found}« har # bogstaver. En giv har syv.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return da.dealCodeError(error.error)
      case 'move':
        return `Træk ${error.number}, »${error.token}«, kan ikke læses. Træk ser ud som D, RF, W3, 12x3 eller FS1.`
      case 'rules':
        return `Træk ${error.number}, »${error.token}«, er mod reglerne. ${da.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserve, tom' : `Reserve, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Talon, tom' : `Talon, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Kastebunke, tom' : `Kastebunke, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Grundbunke for ${suit(of)}, tom, begynder med ${rank(start)}`
        : `Grundbunke for ${suit(of)}, ${cards(count)}`,
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
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Vend 3', D1: 'Vend 1', H3: 'Hoyle' }[mode] : 'Eget bord'),
    modeRules: (mode) =>
      ({
        D3: 'Svært. Talonen giver tre kort ad gangen.',
        D1: 'Let. Talonen giver ét kort ad gangen.',
        H3: 'Som på kasinoet. Tre kort, kun hele kolonner, intet kommer tilbage fra en grundbunke.',
      })[mode],
    close: 'Luk',
  },

  rules: {
    drawn: {
      name: 'Vendte kort',
      choice: cards,
      sentence: (count) => `Talonen giver ${{ 1: 'ét kort', 2: 'to kort', 3: 'tre kort' }[count]} ad gangen.`,
    },
    passes: {
      name: 'Gennemgange',
      choice: (passes) => (passes === 'any number' ? 'Ubegrænset' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Talonen kan gennemgås så mange gange, man vil.'
          : plural(passes, { one: 'Talonen kan gennemgås én gang.', other: 'Talonen kan gennemgås # gange.' }),
    },
    columnMoves: {
      name: 'Mellem kolonner',
      choice: (moves) =>
        ({
          'any run': 'Enhver følge',
          whole: 'Hele kolonnen',
          last: 'Sidste kort',
          'last or whole': 'Sidste kort eller hele',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Fra kolonne til kolonne flyttes enhver følge, hele eller kun dens ende.',
          whole: 'Fra kolonne til kolonne flyttes kun hele kolonnen.',
          last: 'Fra kolonne til kolonne flyttes kun det sidste kort.',
          'last or whole': 'Fra kolonne til kolonne flyttes det sidste kort eller hele kolonnen.',
        })[moves],
    },
    emptyColumn: {
      name: 'Tomme kolonner',
      choice: (takes) => ({ anything: 'Hvad som helst', waste: 'Fra kastebunken' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Når reserven er tom, tager en tom kolonne alt, der må flyttes.',
          waste: 'Når reserven er tom, tager en tom kolonne kun kastebunkens øverste kort.',
        })[takes],
    },
    ranks: {
      name: 'Værdier i kolonner',
      choice: (ranks) => ({ round: 'Hele vejen rundt', ending: 'Ender ved startværdien' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'I kolonner går værdierne hele vejen rundt: en konge lægges på et es.',
          ending: 'I kolonner ender værdierne ved startværdien: intet lægges på et kort med den.',
        })[ranks],
    },
    takingBack: {
      name: 'Grundbunker',
      choice: (goes) => (goes ? 'Kort går tilbage' : 'Kort bliver'),
      sentence: (goes) =>
        goes ? 'Et kort kan gå tilbage fra en grundbunke til en kolonne.' : 'Et kort på en grundbunke bliver der.',
    },
    pay: {
      name: 'Betaling',
      choice: (pay) => ({ played: 'Spillede kort', lying: 'Liggende kort' })[pay],
      sentence: (pay) =>
        ({
          played: 'Et sæt kort koster 52 dollar. Hvert kort, der lægges på en grundbunke, giver 5.',
          lying: 'Et sæt kort koster 50 dollar. Hvert kort på en grundbunke giver 5, alle 52 tilsammen giver 500.',
        })[pay],
    },
  },

  install: {
    name: 'Canfield-kabale',
    shortName: 'Canfield',
    description: 'Canfield-kabale: de rigtige regler, store kort, gratis.',
  },

  bar: {
    newGame: 'Nyt spil',
    newGameWord: 'Nyt',
    undoWord: 'Fortryd',
    redoWord: 'Gentag',
    menuWord: 'Menu',
    undoCount: (count) => `Fortryd (${moves(count)})`,
    nothingToUndo: 'Intet at fortryde',
    redoCount: (count) => `Gentag (${moves(count)})`,
    nothingToRedo: 'Intet at gentage',
    hint: 'Tip',
    hintWord: 'Tip',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Kan det stadig vindes?'
        : {
            won: 'Kan stadig vindes',
            lost: 'Kan ikke vindes længere',
            unknown: 'Uvist om det kan vindes',
            searching: 'Finder ud af, om det kan vindes',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Kan vindes?'
        : { won: 'Kan vindes', lost: 'Tabt', unknown: 'Uvist', searching: 'Søger' }[outlook],
    menu: 'Menu',
  },

  menu: {
    title: 'Menu',
    daily: 'Dagens giv',
    dailyHint: 'De samme kort til alle, nye hver dag.',
    games: 'Spil',
    gamesHint: 'Alt, hvad der er spillet.',
    statistics: 'Statistik',
    statisticsHint: 'Hvad der er vundet, og kontoen.',
    backup: 'Sikkerhedskopi',
    backupHint: 'Alle spil i én fil, til at gemme eller flytte.',
    settings: 'Indstillinger',
    settingsHint: 'Spil, udseende, lyd, taster, sprog.',
    help: 'Regler og hjælp',
    helpHint: 'Hvordan spillet spilles, chancerne, og svar.',
  },

  daily: {
    title: 'Dagens giv',
    previousMonth: 'Forrige måned',
    nextMonth: 'Næste måned',
    day: (date, today, result) =>
      `${date}${today ? ', i dag' : ''}${result ? { won: ', vundet', played: ', spillet' }[result] : ''}`,
    won: 'Vundet',
    played: 'Spillet',
    modeWon: (mode) => `${da.app.modeShort(mode)}, vundet`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# dag vundet', other: '# dage vundet' })
      return inARow > 1 ? `${days}, de seneste ${inARow} i træk.` : `${days}.`
    },
    everyMode: 'De samme kort til alle. De kan vindes, uanset hvilke regler man vælger.',
    toCome: 'Den dag er ikke kommet endnu.',
    play: 'Spil denne giv',
    playToday: 'Spil dagens giv',
    goOn: 'Spil videre',
  },

  newGame: {
    title: 'Nyt spil',
    mode: 'Regler',
    ownTable: 'Dit eget bord',
    ownTableHint: 'Regler, som du vil have dem.',
    tableWord: (mode) => `I spilkoder hedder dette bord ${mode}.`,
    deal: 'Giv et nyt spil',
    winnableOnly: 'Kun giv, der kan vindes',
    winnableOnlyHint: 'Den næste søges, mens du spiller.',
    difficulty: 'Sværhedsgrad',
    difficultyHint: 'Lette giv tilgiver uopmærksomme træk, svære gør ikke.',
    difficulties: { any: 'Alle', easy: 'Let', medium: 'Middel', hard: 'Svær' },
    looking: (tried) => plural(tried, { other: 'Søger: # giv indtil nu' }),
    noneFound: 'Denne gang blev der ikke fundet nogen. Prøv igen.',
    restart: 'Begynd denne giv forfra',
    restartHint: 'De samme kort fra begyndelsen.',
    bringBack: 'Hent det forrige spil tilbage',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Denne giv',
    copy: 'Kopiér',
    copied: 'Kopieret',
    share: 'Del',
    shareText: (code) => `Canfield, giv ${code}`,
    codeField: 'Spilkode',
    codeHint: 'En kode giver altid den samme giv.',
    play: 'Spil',
  },

  welcome: {
    ask: 'Er Canfield nyt for dig?',
    learn: 'Vis mig',
    dismiss: 'Nej tak',
  },

  notice: {
    dealt: (code) => `Nyt spil ${code}.`,
    restarted: 'De samme kort, fra begyndelsen.',
    broughtBack: 'Det forrige spil er tilbage.',
    goneOn: 'Du spiller videre herfra.',
    undoThis: 'Hent tilbage',
    lookBack: 'Hvad var muligt?',
    notKept: 'Denne browser gemmer ingenting: spillet er væk, når siden lukkes.',
    damaged: 'Det gemte spil kan ikke læses. Dette er tilbage af det:',
    notLoaded: 'Det kunne ikke indlæses. Prøv igen, når nettet er tilbage.',
    otherTab:
      'Canfield er også åbent i en anden fane. Hver fane beholder sit eget spil, og begge står på listen over spil.',
    badLink: (reason) => `Linket kunne ikke bruges. ${reason}`,
    copyText: 'Kopiér teksten',
    copied: 'Kopieret.',
    copyFailed: 'Browseren tillader ikke kopiering. Markér teksten, og kopiér den i hånden.',
    fitsNowhere: (of) => `${capital(card(of))} passer ingen steder lige nu.`,
    dismiss: 'Skjul',
  },

  film: {
    title: 'Film af et spil',
    leave: 'Tilbage til dit spil',
    leaveWord: 'Luk',
    back: 'Ét træk tilbage',
    backWord: 'Tilbage',
    play: 'Afspil',
    playWord: 'Afspil',
    pause: 'Pause',
    pauseWord: 'Pause',
    forward: 'Ét træk frem',
    forwardWord: 'Frem',
    speed: (times) => (times === 1 ? 'Tempo: 1 gang' : `Tempo: ${number(times)} gange`),
    speedWord: 'Tempo',
    goOn: 'Spil selv videre herfra',
    goOnWord: 'Herfra',
    place: (at, of) => `Træk ${at} af ${of}`,
  },

  games: {
    title: 'Spil',
    search: 'Søg efter spilkode',
    mode: 'Regler',
    allModes: 'Alle regler',
    state: 'Hvilke spil',
    allStates: 'Alle spil',
    states: { won: 'Vundet', unfinished: 'Ikke vundet', removed: 'Fjernet' },
    count: (count) => plural(count, { other: '# spil' }),
    none: 'Et spil står her fra sit første træk.',
    noneFound: 'Sådan et spil findes ikke.',
    more: 'Vis flere',
    won: 'Vundet',
    attempts: (count) => plural(count, { other: '# forsøg' }),
    attempt: (number) => `Forsøg ${number}`,
    onTable: 'Ligger på bordet nu.',
    undated: 'Ukendt dato',
    begun: 'Begyndt',
    timeSpent: 'Tid',
    actions: 'Træk',
    score: 'Point',
    undos: 'Fortrudt',
    help: 'Hjælp',
    helpKind: (kind) =>
      ({
        verdict: 'Om det kan vindes',
        chance: 'Chance',
        'fair hint': 'Fair tip',
        hint: 'Tip',
        solution: 'Løsning',
      })[kind],
    given: 'Spillet på forhånd',
    givenActions: moves,
    back: 'Alle spil',
    playAgain: 'Spil denne giv igen',
    goOn: 'Spil videre',
    watch: 'Se',
    copyCode: 'Kopiér koden',
    copyDeal: 'Kopiér et link til given',
    copyGame: 'Kopiér et link',
    share: 'Del',
    remove: 'Fjern',
    bringBack: 'Hent tilbage',
    removed: 'Fjernet fra listen.',
    broughtBack: 'Tilbage på listen.',
    unreadable: 'Trækkene i dette spil kan ikke læses længere.',
    damaged: (count) =>
      plural(count, {
        one: '# spil kunne ikke læses. Det er lagt til side:',
        other: '# spil kunne ikke læses. De er lagt til side:',
      }),
    forget: 'Ikke nødvendigt mere',
    notKept: 'Denne browser gemmer ingen spil. På listen står kun, hvad der er spillet, siden siden blev åbnet.',
  },

  statistics: {
    title: 'Statistik',
    mode: 'Regler',
    none: 'Der er ikke noget at tælle endnu. Et spil tæller fra sit første træk, medmindre det begyndte med træk, der allerede var spillet.',
    counts:
      'Et spil tæller fra sit første træk. Alle forsøg på en giv efter de samme regler er ét spil. Fjernede spil tæller ikke, og det gør spil, der begyndte med andre træk end dine egne, for eksempel fra et link eller en løsning, heller ikke.',
    figures: {
      played: ['Spil', 'Giv, der er spillet.'],
      won: ['Vundet', 'Spil, der er vundet i et af deres forsøg.'],
      share: [
        'Andel vundet',
        'Af de spillede spil. Den sande andel ligger inden for grænserne 95 gange ud af 100 (Wilson).',
      ],
      unaided: ['Vundet uden hjælp', 'I første forsøg, uden hjælp og uden at fortryde.'],
      unaidedShare: ['Andel vundet uden hjælp', 'Af de spillede spil, med grænser som ovenfor.'],
      attempts: ['Forsøg', 'Hver gang en giv blev begyndt, også forfra.'],
      streak: ['Stime nu', 'Spil vundet i træk til og med det seneste. Det på bordet tæller først, når det er vundet.'],
      longestStreak: ['Længste stime', 'Flest sejre i træk, i den rækkefølge de blev begyndt.'],
      timeSpent: ['Spilletid', 'Med siden synlig, fra et forsøgs første træk.'],
      winTime: ['Tid for en sejr', 'Halvdelen af sejrene gik hurtigere. Af et spils forsøg det første vundne.'],
      fastestWin: ['Hurtigste sejr', 'Den korteste tid for et sådant forsøg.'],
      winActions: ['Træk for en sejr', 'Halvdelen af sejrene krævede færre. Fortrudte træk tæller ikke.'],
      fewestActions: ['Korteste sejr', 'De færreste træk i et sådant forsøg.'],
      meanScore: [
        'Point i snit',
        'Af hvert spil det første vundne forsøg, ellers det med flest point. Efter Hoyles regler er en dollar et point.',
      ],
      bestScore: ['Flest point', 'De fleste point i et sådant forsøg.'],
    },
    bounds: (low, high) => `${low} til ${high}`,
    pictures: {
      overTime: ['Resultater over tid', 'Spil efter, hvornår de blev begyndt.'],
      scores: ['Point', 'Spil efter point, i trin på 25.'],
      hours: ['Tid på dagen', 'Spil efter den time, de blev begyndt.'],
      weekdays: ['Ugedag', 'Spil efter den dag, de blev begyndt.'],
      startRanks: ['Startværdier', 'Spil efter startkortets værdi.'],
    },
    stretch: { day: 'Dag', week: 'Uge fra', month: 'Måned', year: 'År' },
    scoreStep: 'Point',
    hour: 'Time',
    weekday: 'Dag',
    startRank: 'Startværdi',
    played: 'Spil',
    won: 'Vundet',
    notWon: 'Ikke vundet',
    atLeast: (of) => `${of} eller mere`,
    asTable: 'Som tabel',
    picture: (name, played, won) => `${name}: ${plural(played, { other: '# spil' })}, heraf ${won} vundet.`,
    account: 'Kontoen',
    accountMeaning:
      'Kasinoet solgte et sæt kort for 52 dollar og betalte 5 for hvert kort på en grundbunke. Efter Hoyles regler koster det 50, og alle 52 kort giver 500. En giv tæller én gang, sådan som den blev spillet første gang.',
    balance: 'Saldo',
    cost: 'Pris',
    paid: 'Betalt',
    packs: (count) => plural(count, { other: '# sæt kort' }),
    accountPicture: (balance) => `Saldoen efter hvert sæt kort. Nu er den ${balance}.`,
    deal: 'Giv',
    more: 'Vis flere',
    saveCsv: 'Gem spillene som CSV',
    saveFigures: 'Gem tallene som CSV',
  },

  backup: {
    title: 'Sikkerhedskopi',
    where:
      'Spillene ligger i denne browser, på denne enhed, og ingen andre steder. De forsvinder, når browserens data for siden slettes. En browser kan også selv slette dem, når enheden er fuld, og nogle gør det efter uger uden besøg.',
    permanent: 'Denne browser har lovet ikke at slette dem af sig selv.',
    notPermanent: 'Denne browser har ikke lovet at beholde dem.',
    refused: 'Browseren lover det ikke nu. Måske senere, når der er spillet mere, eller spillet er installeret.',
    askButton: 'Bed den om at beholde dem',
    save: 'Gem',
    saveHint: 'Alle spil og indstillinger i én fil, som enhver enhed kan læse.',
    saveButton: 'Gem i en fil',
    saved: (count) => plural(count, { other: '# forsøg gemt.' }),
    notReadable: 'Spillene eller filen kan ikke læses lige nu. Intet er ændret.',
    read: 'Indlæs',
    readHint: 'Filens spil føjes til dem her. At indlæse en fil igen ændrer ingenting.',
    readButton: 'Vælg en fil',
    reading: 'Filen læses …',
    offer: (count, fresh) => `Filen har ${plural(count, { other: '# forsøg' })}, heraf ${fresh} nye her.`,
    withSettings: 'Overtag også indstillingerne',
    takeButton: 'Føj til mine spil',
    taken: (count) => plural(count, { other: '# forsøg tilføjet.' }),
    notTaken: 'Browseren beholder dem ikke: lageret er fuldt eller ikke tilladt. Intet er ændret.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Dette er ikke en sikkerhedskopi fra Canfield. Intet er ændret.'
        case 'newer':
          return 'Denne sikkerhedskopi er fra en nyere version af Canfield. Genindlæs siden, og prøv igen. Intet er ændret.'
        case 'cut off':
          return 'Denne sikkerhedskopi er ikke hel: slutningen mangler eller er beskadiget. Intet er ændret.'
        case 'damaged':
          return `Forsøg ${error.number} i denne sikkerhedskopi kan ikke læses. Intet er ændret.`
      }
    },
  },

  panel: {
    title: 'Kan det vindes?',
    outlook: (outlook) =>
      ({
        won: 'Kan stadig vindes',
        lost: 'Kan ikke vindes længere',
        unknown: 'Uvist',
        searching: 'Søger',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# stilling set på', other: '# stillinger set på' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: 'Der blev set på # stilling, uden svar.',
        other: 'Der blev set på # stillinger, uden svar.',
      }),
    lineKnown: (count) => `En vej til sejr på ${moves(count)} er kendt.`,
    lastWon: (back) => `Den sidste stilling, der kunne vindes, ligger ${moves(back)} tilbage.`,
    lostWith: (move) => `Trækket, der tabte det: ${move}`,
    neverWon: 'Denne giv kunne ikke vindes fra begyndelsen.',
    turningSought: 'Den sidste stilling, der kunne vindes, søges.',
    turningUnknown: 'Hvor det blev tabt, var ikke til at finde ud af.',
    best: (count, exact) =>
      exact ? `Højst ${cards(count)} når grundbunkerne.` : `Det meste fundet: ${cards(count)} på grundbunkerne.`,
    goBack: (back) => `${moves(back)} tilbage`,
    showMe: 'Vis',
    chance: (percent, lookedAt) =>
      `${percent} %, af ${plural(lookedAt, { one: '# opstilling', other: '# opstillinger' })} af de skjulte kort`,
    chanceTitle: 'Chance',
    lookBackTitle: 'Hvad der var muligt',
    couldBeWon: 'Given kunne vindes.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Højst' : 'Det meste fundet:'} ${cards(count)}, ${points(score)}; du nåede ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Højst' : 'Det meste fundet:'} ${cards(count)}, ${dollars(score)}; du nåede ${reached}.`,
  },

  hint: {
    thinking: 'Tænker.',
    afterDraws: (draws, move) => `${plural(draws, { one: 'Vend én gang, så:', other: 'Vend # gange, så:' })} ${move}`,
    safe: (move) => `${move} Det koster ingenting.`,
    look: 'Vend fra talonen: så ses flere kort, og intet går tabt.',
    most: (move) => `Det ser tabt ud. Flest kort kommer op med: ${move}`,
    mostKnown: (move) => `Det kan ikke vindes længere. Flest kort kommer op med: ${move}`,
    mostFound: (move) => `Uvist om det kan vindes. Flest fundne kort kommer op med: ${move}`,
    nothing: 'Intet hjælper mere: intet andet kort kan nå en grundbunke.',
    play: 'Spil det',
  },

  win: {
    title: 'Du har vundet',
    summary: (score, count) => `${points(score)} på ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} på ${moves(count)}`,
    daily: (date) => `Dagens giv, ${date}`,
    calendar: 'Se kalenderen',
    newGame: 'Nyt spil',
    watch: 'Se spillet igen',
    lookAtTable: 'Se på bordet',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Kolonne ${fill.column} fyldes med ${card(fill.card)}.`)
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
          return 'Kortene er vendt tilbage til talonen.'
        case 'turn over':
          return 'Kastebunken er vendt tilbage.'
        case 'carry':
          return `Fortrudt: ${da.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} og ${cards(others)} til`
      const places = targets.map((to) => (to === 'foundation' ? 'grundbunken' : `kolonne ${to}`))
      return `${capital(block)} i hånden. Passer på: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} lagt tilbage.`,
    playable: (moves) => (moves.length === 0 ? 'Der er ikke mere at spille.' : moves.map(da.move).join(' ')),
  },

  settings: {
    title: 'Indstillinger',
    language: 'Sprog',
    languageBrowser: 'Som browseren',
    play: 'Spil',
    look: 'Udseende',
    motion: 'Bevægelse og lyd',
    tapPicksUp: 'Saml op med tryk',
    tapPicksUpHint:
      'Tryk på et kort og så på den bunke, der skal tage det. Et tryk mere på kortet sender det hen, hvor det passer.',
    slack: 'Plads til rystelser',
    slackHint: 'Hvor langt et tryk må glide, før det trækker et kort.',
    slacks: { small: 'Lidt', medium: 'Mere', large: 'Meget' },
    themeContrast: 'Høj kontrast',
    textSize: 'Tekststørrelse',
    largeFaces: 'Store tegn',
    largeFacesHint: 'Værdi og farve fylder mere af kortet.',
    letters: 'Bogstaver på kortene',
    showScore: 'Point',
    showScoreHint: 'Vises ved bordet.',
    showTime: 'Tid',
    showTimeHint: 'Et ur ved bordet.',
    showCounts: 'Antal',
    showCountsHint: 'Hvor mange kort og fortrydelser der er tilbage.',
    speed: 'Animation',
    speeds: { none: 'Ingen', fast: 'Hurtig', normal: 'Normal', slow: 'Langsom' },
    sounds: 'Lyde',
    soundsHint: 'Korte og lave.',
    vibration: 'Vibration',
    vibrationHint: 'En kort summen for hvert kort.',
    doubleTap: 'Dobbelttryk',
    doubleTapHint: 'Et tryk sender også et kort til en kolonne, når grundbunken ikke tager det.',
    theme: 'Udseende',
    themeSystem: 'System',
    themeLight: 'Lyst',
    themeDark: 'Mørkt',
    felt: 'Bord',
    feltGreen: 'Grønt',
    feltBlue: 'Blåt',
    feltPlum: 'Blomme',
    feltStone: 'Sten',
    fourColours: 'Fire farver',
    fourColoursHint: 'Ruder blå, klør grønne.',
    leftHanded: 'Venstrehåndet',
    leftHandedHint: 'Talon og reserve til højre.',
    help: 'Hjælp i spillet',
    indicator: 'Vis, om det kan vindes',
    indicatorHint: 'Hele tiden, i linjen.',
    chanceMeter: 'Chance',
    chanceMeterHint: 'I panelet, ud fra det, man kan vide.',
    knowingHint: 'Alvidende tip',
    knowingHintHint: 'De ved, hvor de skjulte kort ligger.',
  },

  keys: {
    title: 'Taster',
    always: 'Altid',
    fixed: {
      arrows: ['Piletaster', 'Fra bunke til bunke og langs en kolonne'],
      enter: ['Enter', 'Tryk på kortet eller talonen'],
      space: ['Mellemrum', 'Saml et kort op, læg det ned'],
      escape: ['Esc', 'Læg kortet tilbage, luk et vindue'],
      undo: ['Ctrl Z', 'Fortryd'],
      redo: ['Ctrl Skift Z', 'Gentag'],
      help: ['F1', 'Regler og hjælp'],
    },
    shortcuts: 'Enkelte taster',
    shortcutsHint: 'Én tast hver, uden Ctrl.',
    names: {
      draw: 'Vend',
      undo: 'Fortryd',
      redo: 'Gentag',
      hint: 'Tip',
      moves: 'Sig, hvad der kan spilles',
      board: 'Sig bordet',
      score: 'Sig pointene',
      newGame: 'Nyt spil',
      help: 'Regler og hjælp',
    },
    none: 'Ingen tast',
    press: 'Tryk på en tast',
    change: (name, key) => `${name}: ${key}. Vælg en anden tast`,
    unset: 'Vælg tilbagetasten til det, der ikke skal have en tast.',
    lost: (name) => `»${name}« har ikke længere en tast.`,
    reset: 'Tilbage til de sædvanlige taster',
  },
}
