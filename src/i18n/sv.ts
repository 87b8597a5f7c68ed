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

const plural = pluralOf('sv')
const SUIT: BySuit<string> = { S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver' }
const NAMED: Partial<Record<Rank, string>> = { A: 'ess', J: 'knekt', Q: 'dam', K: 'kung' }
/** A card as one of its kind. */
const KIND: Readonly<Record<Rank, string>> = {
  A: 'ess',
  2: 'tvåa',
  3: 'trea',
  4: 'fyra',
  5: 'femma',
  6: 'sexa',
  7: 'sjua',
  8: 'åtta',
  9: 'nia',
  T: 'tia',
  J: 'knekt',
  Q: 'dam',
  K: 'kung',
}

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${suit(suitOf(of))} ${rank(rankOf(of))}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('sv') + text.slice(1)
const cards = (count: number): string => plural(count, { other: '# kort' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { other: '# poäng' })
const dollars = (count: number): string => plural(count, { other: '# dollar' })
const moves = (count: number): string => plural(count, { other: '# drag' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'A') return colour === 'black' ? 'ett svart ess' : 'ett rött ess'
  return colour === 'black' ? `en svart ${KIND[of]}` : `en röd ${KIND[of]}`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, varv ${pass.number} av ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Draget: ${drawn.map(card).join(', ')}.${stock === 0 ? ' Talongen är tom.' : ''}`
    case 'turn over':
      return `Kasthögen är vänd: ${cards(stock)} i talongen.`
    case 'carry':
      return sv.move(move)
  }
}

/** The messages in Swedish. */
export const sv: Messages = {
  language: 'sv',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} tom` : `${suit(of)} upp till ${card(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `kolumn ${i + 1} tom` : `kolumn ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Talongen tom' : `Talong: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'kasthögen tom; ' : `kasthög: ${cards(waste.count)}, överst: ${card(waste.top)}; `,
      reserve.top === undefined ? 'reserven tom. ' : `reserv: ${cards(reserve.count)}, överst: ${card(reserve.top)}. `,
      `Grundhögar, startvalör ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Dra från talongen.'
      case 'turn over':
        return 'Vänd kasthögen.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} och ${cards(one.others)} till`
        return one.to === 'foundation'
          ? `${capital(block)} till grundhögen.`
          : `${capital(block)} till kolumn ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Det finns inget kvar att dra.'
      case 'no pass left':
        return 'Talongen kan inte gås igenom en gång till.'
      case 'stock is only drawn':
        return 'Tryck på talongen för att dra.'
      case 'no card there':
        return 'Där ligger inget kort.'
      case 'not the top card':
        return 'Bara det översta kortet kan spelas.'
      case 'same pile':
        return 'Kortet ligger redan där.'
      case 'pile takes no cards':
        return 'Dit kan inget kort läggas.'
      case 'one card at a time':
        return 'Till en grundhög går bara ett kort i taget.'
      case "other suit's foundation":
        return lead ? `Den här grundhögen är inte för ${suit(suitOf(lead))}.` : 'Den här grundhögen har en annan färg.'
      case 'start rank needed':
        return needed ? `Dess grundhög börjar med ${card(needed)}.` : 'Den här grundhögen är full.'
      case 'wrong rank on foundation':
        return needed ? `Nästa kort på dess grundhög är ${card(needed)}.` : 'Den här grundhögen är full.'
      case 'stays on foundation':
        return 'Enligt de här reglerna ligger ett kort kvar på grundhögen.'
      case 'whole columns only':
        return 'Enligt de här reglerna flyttas bara hela kolumner.'
      case 'last cards only':
        return 'Enligt de här reglerna flyttas bara en kolumns sista kort.'
      case 'last card or whole column':
        return 'Enligt de här reglerna flyttas en kolumns sista kort, eller hela kolumnen.'
      case 'ranks end there':
        return 'Enligt de här reglerna läggs inget på ett kort med startvalören.'
      case 'wrong rank':
        return onto ? `Dit passar bara ${kind(onto)}.` : 'Den valören passar inte där.'
      case 'same colour':
        return onto ? `Samma färg: dit passar bara ${kind(onto)}.` : 'Rött och svart ska växla.'
      case 'filled from the reserve':
        return 'En tom kolumn fylls från reserven.'
      case 'waste only':
        return 'Enligt de här reglerna tar en tom kolumn bara kasthögens översta kort.'
      case 'changes nothing':
        return 'Det skulle inte ändra något.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Det finns ingen spelkod där. En sådan ser ut så här: CF1-D3-AAAAACL.'
      case 'version':
        return `”${error.found}” är okänt här. Spelkoder börjar med CF1.`
      case 'mode':
        return `”${error.found}” är inget spelsätt. Det finns D3, D1, H3 och egna bord, till exempel T301.`
      case 'letters':
        return `”${error.found}” är ingen giv. En giv är sju bokstäver från A till Z.`
      case 'length':
        if (error.length === 0) return 'Given saknas: sju bokstäver, som i CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `”${error.found}” har # bokstav. En giv har sju.`,
          other: `”${error.found}” har # bokstäver. En giv har sju.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return sv.dealCodeError(error.error)
      case 'move':
        return `Drag ${error.number}, ”${error.token}”, går inte att läsa. Drag ser ut som D, RF, W3, 12x3 eller FS1.`
      case 'rules':
        return `Drag ${error.number}, ”${error.token}”, är mot reglerna. ${sv.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserv, tom' : `Reserv, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Talong, tom' : `Talong, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Kasthög, tom' : `Kasthög, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Grundhög för ${suit(of)}, tom, börjar med ${rank(start)}`
        : `Grundhög för ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Kolumn ${number}, tom` : `Kolumn ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Bord',
    actions: 'Åtgärder',
    score: points,
    dollars,
    time: (clock) => `Tid ${clock}`,
    mode: (mode) => (isNamed(mode) ? { D3: '3 kort', D1: '1 kort', H3: 'Hoyles regler' }[mode] : `Eget bord ${mode}`),
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Dra 3', D1: 'Dra 1', H3: 'Hoyle' }[mode] : 'Eget bord'),
    modeRules: (mode) =>
      ({
        D3: 'Svårt. Talongen ger tre kort i taget.',
        D1: 'Lätt. Talongen ger ett kort i taget.',
        H3: 'Som på kasinot. Tre kort, bara hela kolumner, inget kommer tillbaka från en grundhög.',
      })[mode],
    close: 'Stäng',
  },

  rules: {
    drawn: {
      name: 'Dragna kort',
      choice: cards,
      sentence: (count) => `Talongen ger ${{ 1: 'ett kort', 2: 'två kort', 3: 'tre kort' }[count]} i taget.`,
    },
    passes: {
      name: 'Varv',
      choice: (passes) => (passes === 'any number' ? 'Obegränsat' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Talongen kan gås igenom hur många gånger som helst.'
          : plural(passes, { one: 'Talongen kan gås igenom en gång.', other: 'Talongen kan gås igenom # gånger.' }),
    },
    columnMoves: {
      name: 'Mellan kolumner',
      choice: (moves) =>
        ({
          'any run': 'Valfri följd',
          whole: 'Hela kolumnen',
          last: 'Sista kortet',
          'last or whole': 'Sista kortet eller hela',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Från kolumn till kolumn flyttas vilken följd som helst, hela eller bara slutet av den.',
          whole: 'Från kolumn till kolumn flyttas bara hela kolumnen.',
          last: 'Från kolumn till kolumn flyttas bara det sista kortet.',
          'last or whole': 'Från kolumn till kolumn flyttas det sista kortet, eller hela kolumnen.',
        })[moves],
    },
    emptyColumn: {
      name: 'Tomma kolumner',
      choice: (takes) => ({ anything: 'Vad som helst', waste: 'Från kasthögen' })[takes],
      sentence: (takes) =>
        ({
          anything: 'När reserven är tom tar en tom kolumn allt som får flyttas.',
          waste: 'När reserven är tom tar en tom kolumn bara kasthögens översta kort.',
        })[takes],
    },
    ranks: {
      name: 'Valörer i kolumner',
      choice: (ranks) => ({ round: 'Hela varvet runt', ending: 'Slutar vid startvalören' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'I kolumner går valörerna hela varvet runt: en kung läggs på ett ess.',
          ending: 'I kolumner slutar valörerna vid startvalören: inget läggs på ett kort med den.',
        })[ranks],
    },
    takingBack: {
      name: 'Grundhögar',
      choice: (goes) => (goes ? 'Kort går tillbaka' : 'Kort ligger kvar'),
      sentence: (goes) =>
        goes ? 'Ett kort kan gå tillbaka från en grundhög till en kolumn.' : 'Ett kort på en grundhög ligger kvar där.',
    },
    pay: {
      name: 'Betalning',
      choice: (pay) => ({ played: 'Spelade kort', lying: 'Liggande kort' })[pay],
      sentence: (pay) =>
        ({
          played: 'En kortlek kostar 52 dollar. Varje kort som läggs på en grundhög ger 5.',
          lying: 'En kortlek kostar 50 dollar. Varje kort på en grundhög ger 5, alla 52 tillsammans ger 500.',
        })[pay],
    },
  },

  install: {
    name: 'Canfield-patiens',
    shortName: 'Canfield',
    description: 'Canfield-patiens: de riktiga reglerna, stora kort, gratis.',
  },

  bar: {
    newGame: 'Nytt spel',
    newGameWord: 'Nytt',
    undoWord: 'Ångra',
    redoWord: 'Gör om',
    menuWord: 'Meny',
    undoCount: (count) => `Ångra (${moves(count)})`,
    nothingToUndo: 'Inget att ångra',
    redoCount: (count) => `Gör om (${moves(count)})`,
    nothingToRedo: 'Inget att göra om',
    hint: 'Tips',
    hintWord: 'Tips',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Går det att vinna än?'
        : {
            won: 'Går fortfarande att vinna',
            lost: 'Går inte längre att vinna',
            unknown: 'Ovisst om det går att vinna',
            searching: 'Tar reda på om det går att vinna',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Vinnbart?'
        : { won: 'Vinnbart', lost: 'Förlorat', unknown: 'Ovisst', searching: 'Söker' }[outlook],
    menu: 'Meny',
  },

  menu: {
    title: 'Meny',
    daily: 'Dagens giv',
    dailyHint: 'Samma kort för alla, nya varje dag.',
    games: 'Spel',
    gamesHint: 'Allt som har spelats.',
    statistics: 'Statistik',
    statisticsHint: 'Vad som har vunnits, och kontot.',
    backup: 'Säkerhetskopia',
    backupHint: 'Alla spel i en fil, att behålla eller flytta.',
    settings: 'Inställningar',
    settingsHint: 'Spel, utseende, ljud, tangenter, språk.',
    help: 'Regler och hjälp',
    helpHint: 'Hur spelet går till, oddsen, och svar.',
  },

  daily: {
    title: 'Dagens giv',
    previousMonth: 'Föregående månad',
    nextMonth: 'Nästa månad',
    day: (date, today, result) =>
      `${date}${today ? ', i dag' : ''}${result ? { won: ', vunnen', played: ', spelad' }[result] : ''}`,
    won: 'Vunnen',
    played: 'Spelad',
    modeWon: (mode) => `${sv.app.modeShort(mode)}, vunnen`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# dag vunnen', other: '# dagar vunna' })
      return inARow > 1 ? `${days}, de senaste ${inARow} i följd.` : `${days}.`
    },
    everyMode: 'Samma kort för alla. De går att vinna, vilka regler man än väljer.',
    toCome: 'Den dagen har inte kommit än.',
    play: 'Spela den här given',
    playToday: 'Spela dagens giv',
    goOn: 'Spela vidare',
  },

  newGame: {
    title: 'Nytt spel',
    mode: 'Regler',
    ownTable: 'Ett eget bord',
    ownTableHint: 'Regler som du vill ha dem.',
    tableWord: (mode) => `I spelkoder heter det här bordet ${mode}.`,
    deal: 'Ge ett nytt spel',
    winnableOnly: 'Bara givar som går att vinna',
    winnableOnlyHint: 'Nästa söks medan du spelar.',
    difficulty: 'Svårighet',
    difficultyHint: 'Lätta givar förlåter slarviga drag, svåra gör det inte.',
    difficulties: { any: 'Alla', easy: 'Lätt', medium: 'Medel', hard: 'Svårt' },
    looking: (tried) => plural(tried, { one: 'Söker: # giv hittills', other: 'Söker: # givar hittills' }),
    noneFound: 'Ingen hittades den här gången. Försök gärna igen.',
    restart: 'Börja om given',
    restartHint: 'Samma kort från början.',
    bringBack: 'Hämta tillbaka förra spelet',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Den här given',
    copy: 'Kopiera',
    copied: 'Kopierad',
    share: 'Dela',
    shareText: (code) => `Canfield, giv ${code}`,
    codeField: 'Spelkod',
    codeHint: 'En kod ger alltid samma giv.',
    play: 'Spela',
  },

  welcome: {
    ask: 'Är Canfield nytt för dig?',
    learn: 'Visa mig',
    dismiss: 'Nej tack',
  },

  notice: {
    dealt: (code) => `Nytt spel ${code}.`,
    restarted: 'Samma kort, från början.',
    broughtBack: 'Det förra spelet är tillbaka.',
    goneOn: 'Du spelar vidare härifrån.',
    undoThis: 'Hämta tillbaka',
    lookBack: 'Vad var möjligt?',
    notKept: 'Den här webbläsaren sparar ingenting: spelet är borta när sidan stängs.',
    damaged: 'Det sparade spelet gick inte att läsa. Detta finns kvar av det:',
    notLoaded: 'Det kunde inte laddas. Försök igen när nätet är tillbaka.',
    otherTab:
      'Canfield är öppet i en flik till. Varje flik behåller sitt eget spel, och båda finns i listan över spel.',
    badLink: (reason) => `Länken gick inte att använda. ${reason}`,
    copyText: 'Kopiera texten',
    copied: 'Kopierad.',
    copyFailed: 'Webbläsaren tillåter inte kopiering. Markera texten och kopiera den för hand.',
    fitsNowhere: (of) => `${capital(card(of))} passar ingenstans just nu.`,
    dismiss: 'Dölj',
  },

  film: {
    title: 'Film av ett spel',
    leave: 'Tillbaka till ditt spel',
    leaveWord: 'Stäng',
    back: 'Ett drag bakåt',
    backWord: 'Bakåt',
    play: 'Spela upp',
    playWord: 'Spela upp',
    pause: 'Paus',
    pauseWord: 'Paus',
    forward: 'Ett drag framåt',
    forwardWord: 'Framåt',
    speed: (times) => `Tempo: ${number(times)} gånger`,
    speedWord: 'Tempo',
    goOn: 'Spela själv vidare härifrån',
    goOnWord: 'Härifrån',
    place: (at, of) => `Drag ${at} av ${of}`,
  },

  games: {
    title: 'Spel',
    search: 'Sök efter spelkod',
    mode: 'Regler',
    allModes: 'Alla regler',
    state: 'Vilka spel',
    allStates: 'Alla spel',
    states: { won: 'Vunna', unfinished: 'Inte vunna', removed: 'Borttagna' },
    count: (count) => plural(count, { other: '# spel' }),
    none: 'Ett spel står här från sitt första drag.',
    noneFound: 'Inget spel är sådant.',
    more: 'Visa fler',
    won: 'Vunnet',
    attempts: (count) => plural(count, { other: '# försök' }),
    attempt: (number) => `Försök ${number}`,
    onTable: 'Ligger på bordet nu.',
    undated: 'Okänt datum',
    begun: 'Påbörjat',
    timeSpent: 'Tid',
    actions: 'Drag',
    score: 'Poäng',
    undos: 'Ångrade',
    help: 'Hjälp',
    helpKind: (kind) =>
      ({
        verdict: 'Om det går att vinna',
        chance: 'Chans',
        'fair hint': 'Rättvist tips',
        hint: 'Tips',
        solution: 'Lösning',
      })[kind],
    given: 'Spelat i förväg',
    givenActions: moves,
    back: 'Alla spel',
    playAgain: 'Spela den här given igen',
    goOn: 'Spela vidare',
    watch: 'Titta',
    copyCode: 'Kopiera koden',
    copyDeal: 'Kopiera en länk till given',
    copyGame: 'Kopiera en länk',
    share: 'Dela',
    remove: 'Ta bort',
    bringBack: 'Hämta tillbaka',
    removed: 'Borttaget från listan.',
    broughtBack: 'Tillbaka i listan.',
    unreadable: 'Dragen i det här spelet går inte längre att läsa.',
    damaged: (count) =>
      plural(count, {
        one: '# spel gick inte att läsa. Det lades åt sidan:',
        other: '# spel gick inte att läsa. De lades åt sidan:',
      }),
    forget: 'Behövs inte mer',
    notKept: 'Den här webbläsaren sparar inga spel. I listan står bara det som har spelats sedan sidan öppnades.',
  },

  statistics: {
    title: 'Statistik',
    mode: 'Regler',
    none: 'Det finns inget att räkna än. Ett spel räknas från sitt första drag, om det inte började med redan spelade drag.',
    counts:
      'Ett spel räknas från sitt första drag. Alla försök på en giv med samma regler är ett spel. Borttagna spel räknas inte, och inte heller spel som började med andra drag än dina egna, till exempel från en länk eller en lösning.',
    figures: {
      played: ['Spel', 'Givar som har spelats.'],
      won: ['Vunna', 'Spel som vanns i något av sina försök.'],
      share: ['Andel vunna', 'Av de spelade. Den sanna andelen ligger inom gränserna 95 gånger av 100 (Wilson).'],
      unaided: ['Vunna utan hjälp', 'I första försöket, utan hjälp och utan att ångra.'],
      unaidedShare: ['Andel vunna utan hjälp', 'Av de spelade, med gränser som ovan.'],
      attempts: ['Försök', 'Varje gång en giv påbörjades, omstarter också.'],
      streak: [
        'Vinster i rad nu',
        'Spel vunna i följd fram till det senaste. Det på bordet räknas först när det är vunnet.',
      ],
      longestStreak: ['Flest vinster i rad', 'I den ordning som spelen påbörjades.'],
      timeSpent: ['Speltid', 'Med sidan synlig, från ett försöks första drag.'],
      winTime: ['Tid för en vinst', 'Hälften av vinsterna gick fortare. Av ett spels försök det första som vanns.'],
      fastestWin: ['Snabbaste vinst', 'Den kortaste tiden för ett sådant försök.'],
      winActions: ['Drag för en vinst', 'Hälften av vinsterna behövde färre. Ångrade drag räknas inte.'],
      fewestActions: ['Kortaste vinst', 'Det minsta antalet drag i ett sådant försök.'],
      meanScore: [
        'Poäng i snitt',
        'Av varje spel det första vunna försöket, annars det med flest poäng. Enligt Hoyles regler är en dollar en poäng.',
      ],
      bestScore: ['Flest poäng', 'De flesta poängen i ett sådant försök.'],
    },
    bounds: (low, high) => `${low} till ${high}`,
    pictures: {
      overTime: ['Resultat över tid', 'Spel efter när de påbörjades.'],
      scores: ['Poäng', 'Spel efter poäng, i steg om 25.'],
      hours: ['Tid på dygnet', 'Spel efter timmen då de påbörjades.'],
      weekdays: ['Veckodag', 'Spel efter dagen då de påbörjades.'],
      startRanks: ['Startvalörer', 'Spel efter baskortets valör.'],
    },
    stretch: { day: 'Dag', week: 'Vecka från', month: 'Månad', year: 'År' },
    scoreStep: 'Poäng',
    hour: 'Timme',
    weekday: 'Dag',
    startRank: 'Startvalör',
    played: 'Spel',
    won: 'Vunna',
    notWon: 'Inte vunna',
    atLeast: (of) => `${of} eller mer`,
    asTable: 'Som tabell',
    picture: (name, played, won) => `${name}: ${plural(played, { other: '# spel' })}, varav ${won} vunna.`,
    account: 'Kontot',
    accountMeaning:
      'Kasinot sålde en kortlek för 52 dollar och betalade 5 för varje kort på en grundhög. Enligt Hoyles regler kostar den 50, och alla 52 korten ger 500. En giv räknas en gång, så som den spelades första gången.',
    balance: 'Saldo',
    cost: 'Pris',
    paid: 'Betalat',
    packs: (count) => plural(count, { one: '# kortlek', other: '# kortlekar' }),
    accountPicture: (balance) => `Saldot efter varje kortlek. Nu är det ${balance}.`,
    deal: 'Giv',
    more: 'Visa fler',
    saveCsv: 'Spara spelen som CSV',
    saveFigures: 'Spara siffrorna som CSV',
  },

  backup: {
    title: 'Säkerhetskopia',
    where:
      'Spelen finns i den här webbläsaren på den här enheten, och ingen annanstans. De försvinner när webbläsarens data för sidan rensas. En webbläsare kan också själv ta bort dem när enheten är full, och en del gör det efter veckor utan besök.',
    permanent: 'Den här webbläsaren har lovat att inte ta bort dem av sig själv.',
    notPermanent: 'Den här webbläsaren har inte lovat att behålla dem.',
    refused: 'Webbläsaren lovar det inte nu. Kanske senare, när mer har spelats eller spelet har installerats.',
    askButton: 'Be den behålla dem',
    save: 'Spara',
    saveHint: 'Alla spel och inställningar i en fil som varje enhet kan läsa.',
    saveButton: 'Spara till en fil',
    saved: (count) => plural(count, { one: '# försök sparat.', other: '# försök sparade.' }),
    notReadable: 'Spelen eller filen går inte att läsa just nu. Inget har ändrats.',
    read: 'Läs in',
    readHint: 'Filens spel läggs till dem som finns här. Att läsa in en fil igen ändrar inget.',
    readButton: 'Välj en fil',
    reading: 'Filen läses …',
    offer: (count, fresh) => `Filen har ${plural(count, { other: '# försök' })}, varav ${fresh} nya här.`,
    withSettings: 'Ta över inställningarna också',
    takeButton: 'Lägg till mina spel',
    taken: (count) => plural(count, { one: '# försök tillagt.', other: '# försök tillagda.' }),
    notTaken: 'Webbläsaren behåller dem inte: lagringen är full eller inte tillåten. Inget har ändrats.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Det här är ingen säkerhetskopia från Canfield. Inget har ändrats.'
        case 'newer':
          return 'Säkerhetskopian kommer från en nyare version av Canfield. Ladda om sidan och försök igen. Inget har ändrats.'
        case 'cut off':
          return 'Säkerhetskopian är inte hel: slutet saknas eller är skadat. Inget har ändrats.'
        case 'damaged':
          return `Försök ${error.number} i säkerhetskopian går inte att läsa. Inget har ändrats.`
      }
    },
  },

  panel: {
    title: 'Går det att vinna?',
    outlook: (outlook) =>
      ({
        won: 'Går fortfarande att vinna',
        lost: 'Går inte längre att vinna',
        unknown: 'Ovisst',
        searching: 'Söker',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# ställning granskad', other: '# ställningar granskade' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# ställning granskades, utan svar.',
        other: '# ställningar granskades, utan svar.',
      }),
    lineKnown: (count) => `En väg till vinst på ${moves(count)} är känd.`,
    lastWon: (back) => `Den sista ställningen som gick att vinna ligger ${moves(back)} tillbaka.`,
    lostWith: (move) => `Draget som förlorade det: ${move}`,
    neverWon: 'Den här given gick inte att vinna från början.',
    turningSought: 'Söker den sista ställningen som gick att vinna.',
    turningUnknown: 'Det gick inte att ta reda på var det förlorades.',
    best: (count, exact) =>
      exact ? `Som mest når ${cards(count)} grundhögarna.` : `Det mesta som hittades: ${cards(count)} på grundhögarna.`,
    goBack: (back) => `${moves(back)} tillbaka`,
    showMe: 'Visa',
    chance: (percent, lookedAt) =>
      `${percent} %, av ${plural(lookedAt, { one: '# ordning', other: '# ordningar' })} av de dolda korten`,
    chanceTitle: 'Chans',
    lookBackTitle: 'Vad som var möjligt',
    couldBeWon: 'Given gick att vinna.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Som mest' : 'Det mesta som hittades:'} ${cards(count)}, ${points(score)}; du nådde ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Som mest' : 'Det mesta som hittades:'} ${cards(count)}, ${dollars(score)}; du nådde ${reached}.`,
  },

  hint: {
    thinking: 'Tänker.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Dra en gång, sedan:', other: 'Dra # gånger, sedan:' })} ${move}`,
    safe: (move) => `${move} Det kostar inget.`,
    look: 'Dra från talongen: fler kort syns, och inget går förlorat.',
    most: (move) => `Det ser förlorat ut. Flest kort kommer upp med: ${move}`,
    mostKnown: (move) => `Det går inte längre att vinna. Flest kort kommer upp med: ${move}`,
    mostFound: (move) => `Ovisst om det går att vinna. Flest kort som hittats kommer upp med: ${move}`,
    nothing: 'Inget hjälper längre: inget mer kort kan nå en grundhög.',
    play: 'Spela det',
  },

  win: {
    title: 'Du har vunnit',
    summary: (score, count) => `${points(score)} på ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} på ${moves(count)}`,
    daily: (date) => `Dagens giv, ${date}`,
    calendar: 'Titta i kalendern',
    newGame: 'Nytt spel',
    watch: 'Titta på spelet igen',
    lookAtTable: 'Titta på bordet',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Kolumn ${fill.column} fylls med ${card(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'Reserven är tom.' : `Överst i reserven: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'Kasthögen är tom.' : `Överst i kasthögen: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Draget från talongen är ångrat.'
        case 'turn over':
          return 'Kasthögen är vänd tillbaka.'
        case 'carry':
          return `Ångrat: ${sv.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} och ${cards(others)} till`
      const places = targets.map((to) => (to === 'foundation' ? 'grundhögen' : `kolumn ${to}`))
      return `${capital(block)} i handen. Passar på: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} tillbakalagd.`,
    playable: (moves) => (moves.length === 0 ? 'Det finns inget kvar att spela.' : moves.map(sv.move).join(' ')),
  },

  settings: {
    title: 'Inställningar',
    language: 'Språk',
    languageBrowser: 'Samma som webbläsaren',
    play: 'Spel',
    look: 'Utseende',
    motion: 'Rörelse och ljud',
    tapPicksUp: 'Plocka upp med tryck',
    tapPicksUpHint:
      'Tryck på ett kort, sedan på högen som ska ta det. Ett andra tryck på kortet skickar det dit det passar.',
    slack: 'Utrymme för darr',
    slackHint: 'Hur långt ett tryck får glida innan det drar ett kort.',
    slacks: { small: 'Lite', medium: 'Mer', large: 'Mycket' },
    themeContrast: 'Hög kontrast',
    textSize: 'Textstorlek',
    largeFaces: 'Stora tecken',
    largeFacesHint: 'Valörer och färger tar mer av kortet.',
    letters: 'Bokstäver på korten',
    showScore: 'Poäng',
    showScoreHint: 'Visas vid bordet.',
    showTime: 'Tid',
    showTimeHint: 'En klocka vid bordet.',
    showCounts: 'Antal',
    showCountsHint: 'Hur många kort och ångringar som är kvar.',
    speed: 'Animering',
    speeds: { none: 'Ingen', fast: 'Snabb', normal: 'Normal', slow: 'Långsam' },
    sounds: 'Ljud',
    soundsHint: 'Korta och tysta.',
    vibration: 'Vibration',
    vibrationHint: 'Ett kort surr för varje kort.',
    doubleTap: 'Dubbeltryck',
    doubleTapHint: 'Ett tryck skickar ett kort även till en kolumn, när grundhögen inte tar det.',
    theme: 'Utseende',
    themeSystem: 'System',
    themeLight: 'Ljust',
    themeDark: 'Mörkt',
    felt: 'Bord',
    feltGreen: 'Grönt',
    feltBlue: 'Blått',
    feltPlum: 'Plommon',
    feltStone: 'Sten',
    fourColours: 'Fyra färger',
    fourColoursHint: 'Ruter blå, klöver gröna.',
    leftHanded: 'Vänsterhänt',
    leftHandedHint: 'Talong och reserv till höger.',
    help: 'Hjälp i spelet',
    indicator: 'Visa om det går att vinna',
    indicatorHint: 'Hela tiden, i fältet.',
    chanceMeter: 'Chans',
    chanceMeterHint: 'I panelen, av det man kan veta.',
    knowingHint: 'Allvetande tips',
    knowingHintHint: 'De vet var de dolda korten ligger.',
  },

  keys: {
    title: 'Tangenter',
    always: 'Alltid',
    fixed: {
      arrows: ['Piltangenter', 'Från hög till hög, och längs en kolumn'],
      enter: ['Enter', 'Tryck på kortet eller talongen'],
      space: ['Mellanslag', 'Plocka upp ett kort, lägg ner det'],
      escape: ['Esc', 'Lägg tillbaka kortet, stäng ett fönster'],
      undo: ['Ctrl Z', 'Ångra'],
      redo: ['Ctrl Skift Z', 'Gör om'],
      help: ['F1', 'Regler och hjälp'],
    },
    shortcuts: 'Enkla tangenter',
    shortcutsHint: 'En tangent var, utan Ctrl.',
    names: {
      draw: 'Dra',
      undo: 'Ångra',
      redo: 'Gör om',
      hint: 'Tips',
      moves: 'Säg vad som kan spelas',
      board: 'Säg bordet',
      score: 'Säg poängen',
      newGame: 'Nytt spel',
      help: 'Regler och hjälp',
    },
    none: 'Ingen tangent',
    press: 'Tryck på en tangent',
    change: (name, key) => `${name}: ${key}. Välj en annan tangent`,
    unset: 'Välj Backsteg för det som inte ska ha någon tangent.',
    lost: (name) => `”${name}” har ingen tangent längre.`,
    reset: 'Tillbaka till de vanliga tangenterna',
  },
}
