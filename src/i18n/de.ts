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

const plural = pluralOf('de')
const SUIT: BySuit<string> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }
const NAMED: Partial<Record<Rank, string>> = { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' }
/** After “bis”: the dative with its article. */
const UP_TO: Partial<Record<Rank, (suitName: string) => string>> = {
  A: (of) => `zum ${of}-Ass`,
  J: (of) => `zum ${of}-Buben`,
  K: (of) => `zum ${of}-König`,
}
const ANY: Partial<Record<Rank, Readonly<Record<Colour, string>>>> = {
  A: { black: 'ein schwarzes Ass', red: 'ein rotes Ass' },
  J: { black: 'ein schwarzer Bube', red: 'ein roter Bube' },
  Q: { black: 'eine schwarze Dame', red: 'eine rote Dame' },
  K: { black: 'ein schwarzer König', red: 'ein roter König' },
}

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => {
  const figure = figureOf(rankOf(of))
  return figure === undefined ? `${suit(suitOf(of))}-${rank(rankOf(of))}` : `${suit(suitOf(of))} ${figure}`
}
const upTo = (of: Card): string => UP_TO[rankOf(of)]?.(suit(suitOf(of))) ?? `zur ${card(of)}`
const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' })
const moreCards = (count: number): string => plural(count, { one: '# weitere Karte', other: '# weitere Karten' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' })
const dollars = (count: number): string => plural(count, { other: '# Dollar' })
const moves = (count: number): string => plural(count, { one: '# Zug', other: '# Züge' })
const inMoves = (count: number): string => plural(count, { one: '# Zug', other: '# Zügen' })
const anyCard = (colour: Colour, of: Rank): string =>
  ANY[of]?.[colour] ?? (colour === 'black' ? `eine schwarze ${rank(of)}` : `eine rote ${rank(of)}`)

const inPass = (pass: Pass | undefined): string => (pass ? `, Durchgang ${pass.number} von ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Gezogen: ${drawn.map(card).join(', ')}.${stock === 0 ? ' Der Stapel ist leer.' : ''}`
    case 'turn over':
      return `Der Ablagestapel ist umgedreht: ${cards(stock)} im Stapel.`
    case 'carry':
      return de.move(move)
  }
}

/** The messages in German. */
export const de: Messages = {
  language: 'de',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} leer` : `${suit(of)} bis ${upTo(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `Spalte ${i + 1} leer` : `Spalte ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Stapel leer' : `Stapel: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined
        ? 'Ablagestapel leer; '
        : `Ablagestapel: ${cards(waste.count)}, oberste: ${card(waste.top)}; `,
      reserve.top === undefined
        ? 'Reserve leer. '
        : `Reserve: ${cards(reserve.count)}, oberste: ${card(reserve.top)}. `,
      `Fundamente, Startrang ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${column.join('; ')}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Vom Stapel ziehen.'
      case 'turn over':
        return 'Den Ablagestapel umdrehen.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} und ${moreCards(one.others)}`
        return one.to === 'foundation' ? `${block} aufs Fundament.` : `${block} auf Spalte ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Es ist nichts mehr zu ziehen.'
      case 'no pass left':
        return 'Der Stapel lässt sich nicht noch einmal durchgehen.'
      case 'stock is only drawn':
        return 'Zum Ziehen den Stapel antippen.'
      case 'no card there':
        return 'Dort liegt keine Karte.'
      case 'not the top card':
        return 'Nur die oberste Karte ist spielbar.'
      case 'same pile':
        return 'Die Karte liegt schon dort.'
      case 'pile takes no cards':
        return 'Dorthin kommt keine Karte.'
      case 'one card at a time':
        return 'Auf ein Fundament kommt immer nur eine Karte.'
      case "other suit's foundation":
        return lead
          ? `Dieses Fundament ist nicht für ${suit(suitOf(lead))}.`
          : 'Dieses Fundament hat eine andere Farbe.'
      case 'start rank needed':
        return needed ? `Ihr Fundament beginnt mit: ${card(needed)}.` : 'Dieses Fundament ist voll.'
      case 'wrong rank on foundation':
        return needed ? `Als nächste Karte passt auf ihr Fundament: ${card(needed)}.` : 'Dieses Fundament ist voll.'
      case 'stays on foundation':
        return 'Nach diesen Regeln bleibt eine Karte auf dem Fundament.'
      case 'whole columns only':
        return 'Nach diesen Regeln lässt sich nur die ganze Spalte verschieben.'
      case 'last cards only':
        return 'Nach diesen Regeln lässt sich nur die letzte Karte einer Spalte verschieben.'
      case 'last card or whole column':
        return 'Nach diesen Regeln lässt sich die letzte Karte einer Spalte verschieben oder die ganze Spalte.'
      case 'ranks end there':
        return 'Nach diesen Regeln passt auf eine Karte des Startrangs nichts.'
      case 'wrong rank':
        return onto ? `Dorthin passt nur ${kind(onto)}.` : 'Dieser Wert passt dort nicht.'
      case 'same colour':
        return onto
          ? `Rot und Schwarz wechseln sich ab: Dorthin passt nur ${kind(onto)}.`
          : 'Rot und Schwarz wechseln sich ab.'
      case 'filled from the reserve':
        return 'Eine leere Spalte wird aus der Reserve gefüllt.'
      case 'waste only':
        return 'Nach diesen Regeln nimmt eine leere Spalte nur die oberste Karte des Ablagestapels.'
      case 'changes nothing':
        return 'Das würde nichts ändern.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Da steht kein Spielcode. Einer sieht so aus: CF1-D3-AAAAACL.'
      case 'version':
        return `„${error.found}“ ist hier nicht bekannt. Spielcodes beginnen mit CF1.`
      case 'mode':
        return `„${error.found}“ ist keine Spielart. Es gibt D3, D1, H3 und eigene Tische wie T301.`
      case 'letters':
        return `„${error.found}“ ist kein gültiger Code. Er hat sieben Buchstaben von A bis Z.`
      case 'length':
        if (error.length === 0) return 'Es fehlt das Blatt: sieben Buchstaben, wie in CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `„${error.found}“ hat # Buchstaben. Ein Code hat sieben.`,
          other: `„${error.found}“ hat # Buchstaben. Ein Code hat sieben.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return de.dealCodeError(error.error)
      case 'move':
        return `Zug ${error.number}, „${error.token}“, ist nicht lesbar. Züge sehen aus wie D, RF, W3, 12x3 oder FS1.`
      case 'rules':
        return `Zug ${error.number}, „${error.token}“, ist gegen die Regeln. ${de.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserve, leer' : `Reserve, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Stapel, leer' : `Stapel, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Ablagestapel, leer' : `Ablagestapel, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Fundament ${suit(of)}, leer, beginnt mit ${rank(start)}`
        : `Fundament ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Spalte ${number}, leer` : `Spalte ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Tisch',
    actions: 'Aktionen',
    score: points,
    dollars,
    time: (clock) => `Zeit ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 Karten', D1: '1 Karte', H3: 'Hoyles Regeln' }[mode] : `Eigener Tisch ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Ziehen 3', D1: 'Ziehen 1', H3: 'Hoyle' }[mode] : 'Eigener Tisch'),
    modeRules: (mode) =>
      ({
        D3: 'Schwer. Vom Stapel kommen immer drei Karten.',
        D1: 'Leicht. Vom Stapel kommt immer eine Karte.',
        H3: 'Wie im Kasino. Drei Karten, nur ganze Spalten, vom Fundament kommt nichts zurück.',
      })[mode],
    close: 'Schließen',
  },

  rules: {
    drawn: {
      name: 'Gezogene Karten',
      choice: cards,
      sentence: (count) =>
        ({
          1: 'Vom Stapel kommt immer eine Karte.',
          2: 'Vom Stapel kommen immer zwei Karten.',
          3: 'Vom Stapel kommen immer drei Karten.',
        })[count],
    },
    passes: {
      name: 'Durchgänge',
      choice: (passes) => (passes === 'any number' ? 'Beliebig viele' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Der Stapel lässt sich beliebig oft durchgehen.'
          : plural(passes, {
              one: 'Der Stapel lässt sich einmal durchgehen.',
              other: 'Der Stapel lässt sich #-mal durchgehen.',
            }),
    },
    columnMoves: {
      name: 'Von Spalte zu Spalte',
      choice: (moves) =>
        ({
          'any run': 'Jede Folge',
          whole: 'Ganze Spalte',
          last: 'Letzte Karte',
          'last or whole': 'Letzte oder alle',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Von Spalte zu Spalte geht jede Folge, ganz oder nur ihr Ende.',
          whole: 'Von Spalte zu Spalte geht nur die ganze Spalte.',
          last: 'Von Spalte zu Spalte geht nur die letzte Karte.',
          'last or whole': 'Von Spalte zu Spalte geht die letzte Karte oder die ganze Spalte.',
        })[moves],
    },
    emptyColumn: {
      name: 'Leere Spalten',
      choice: (takes) => ({ anything: 'Alles', waste: 'Vom Ablagestapel' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Ist die Reserve leer, nimmt eine leere Spalte alles, was sich verschieben lässt.',
          waste: 'Ist die Reserve leer, nimmt eine leere Spalte nur die oberste Karte des Ablagestapels.',
        })[takes],
    },
    ranks: {
      name: 'Ränge in Spalten',
      choice: (ranks) => ({ round: 'Rundherum', ending: 'Bis zum Startrang' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'In den Spalten gehen die Ränge rundherum: Ein König passt auf ein Ass.',
          ending: 'In den Spalten enden die Ränge beim Startrang: Auf eine Karte dieses Rangs passt nichts.',
        })[ranks],
    },
    takingBack: {
      name: 'Fundamente',
      choice: (goes) => (goes ? 'Karten gehen zurück' : 'Karten bleiben'),
      sentence: (goes) =>
        goes ? 'Eine Karte darf vom Fundament zurück auf eine Spalte.' : 'Eine Karte auf dem Fundament bleibt dort.',
    },
    pay: {
      name: 'Bezahlung',
      choice: (pay) => ({ played: 'Gelegte Karten', lying: 'Liegende Karten' })[pay],
      sentence: (pay) =>
        ({
          played: 'Ein Kartenspiel kostet 52 Dollar. Jede Karte, die aufs Fundament kommt, bringt 5.',
          lying: 'Ein Kartenspiel kostet 50 Dollar. Jede Karte auf einem Fundament bringt 5, alle 52 zusammen 500.',
        })[pay],
    },
  },

  install: {
    name: 'Canfield-Patience',
    shortName: 'Canfield',
    description: 'Canfield-Patience: die echten Regeln, große Karten, kostenlos.',
  },

  bar: {
    newGame: 'Neues Spiel',
    newGameWord: 'Neu',
    undoWord: 'Rückgängig',
    redoWord: 'Wiederholen',
    menuWord: 'Menü',
    undoCount: (count) => plural(count, { one: 'Rückgängig (# Zug)', other: 'Rückgängig (# Züge)' }),
    nothingToUndo: 'Nichts rückgängig zu machen',
    redoCount: (count) => plural(count, { one: 'Wiederholen (# Zug)', other: 'Wiederholen (# Züge)' }),
    nothingToRedo: 'Nichts zu wiederholen',
    hint: 'Tipp',
    hintWord: 'Tipp',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Ist es noch zu gewinnen?'
        : {
            won: 'Noch zu gewinnen',
            lost: 'Nicht mehr zu gewinnen',
            unknown: 'Ungewiss, ob es zu gewinnen ist',
            searching: 'Wird gerade herausgefunden',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Gewinnbar?'
        : { won: 'Gewinnbar', lost: 'Verloren', unknown: 'Ungewiss', searching: 'Suche' }[outlook],
    menu: 'Menü',
  },

  menu: {
    title: 'Menü',
    daily: 'Blatt des Tages',
    dailyHint: 'Dieselben Karten für alle, jeden Tag neue.',
    games: 'Spiele',
    gamesHint: 'Alles, was gespielt wurde.',
    statistics: 'Statistik',
    statisticsHint: 'Was gewonnen wurde, und das Konto.',
    backup: 'Sicherung',
    backupHint: 'Alle Spiele in einer Datei, zum Aufheben oder Umziehen.',
    settings: 'Einstellungen',
    settingsHint: 'Spielen, Aussehen, Ton, Tasten, Sprache.',
    help: 'Regeln und Hilfe',
    helpHint: 'Wie es geht, wie oft es aufgeht, und Antworten.',
  },

  daily: {
    title: 'Blatt des Tages',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    day: (date, today, result) =>
      `${date}${today ? ', heute' : ''}${result ? { won: ', gewonnen', played: ', gespielt' }[result] : ''}`,
    won: 'Gewonnen',
    played: 'Gespielt',
    modeWon: (mode) => `${de.app.modeShort(mode)}, gewonnen`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# Tag gewonnen', other: '# Tage gewonnen' })
      return inARow > 1 ? `${days}, zuletzt ${inARow} in Folge.` : `${days}.`
    },
    everyMode: 'Dieselben Karten für alle. Sie sind nach allen Regeln zu gewinnen.',
    toCome: 'Dieser Tag kommt erst noch.',
    play: 'Dieses Blatt spielen',
    playToday: 'Das heutige Blatt spielen',
    goOn: 'Weiterspielen',
  },

  newGame: {
    title: 'Neues Spiel',
    mode: 'Regeln',
    ownTable: 'Ein eigener Tisch',
    ownTableHint: 'Regeln ganz nach Wunsch.',
    tableWord: (mode) => `In Spielcodes heißt dieser Tisch ${mode}.`,
    deal: 'Neues Blatt geben',
    winnableOnly: 'Nur Blätter, die zu gewinnen sind',
    winnableOnlyHint: 'Das nächste wird während des Spiels gesucht.',
    difficulty: 'Schwierigkeit',
    difficultyHint: 'Leichte Blätter verzeihen Unachtsamkeit, schwere nicht.',
    difficulties: { any: 'Egal', easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
    looking: (tried) => plural(tried, { one: 'Suche: # Blatt bisher', other: 'Suche: # Blätter bisher' }),
    noneFound: 'Diesmal fand sich keines. Bitte noch einmal versuchen.',
    restart: 'Dieses Blatt neu beginnen',
    restartHint: 'Dieselben Karten von Anfang an.',
    bringBack: 'Voriges Spiel zurückholen',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Dieses Blatt',
    copy: 'Kopieren',
    copied: 'Kopiert',
    share: 'Teilen',
    shareText: (code) => `Canfield, Blatt ${code}`,
    codeField: 'Spielcode',
    codeHint: 'Ein Code gibt immer wieder dasselbe Blatt.',
    play: 'Spielen',
  },

  welcome: {
    ask: 'Neu bei Canfield?',
    learn: 'Zeigen',
    dismiss: 'Nein, danke',
  },

  notice: {
    dealt: (code) => `Neues Spiel ${code}.`,
    restarted: 'Das Blatt beginnt von vorn.',
    broughtBack: 'Das vorige Spiel ist wieder da.',
    goneOn: 'Es geht von hier aus weiter.',
    undoThis: 'Zurückholen',
    lookBack: 'Was war möglich?',
    notKept: 'Dieser Browser bewahrt nichts auf: Das Spiel ist weg, wenn die Seite geschlossen wird.',
    damaged: 'Das gespeicherte Spiel ist nicht lesbar. Das ist davon übrig:',
    notLoaded: 'Das konnte nicht geladen werden. Bitte noch einmal versuchen, wenn das Netz wieder da ist.',
    otherTab:
      'Canfield ist noch in einem anderen Tab offen. Jeder Tab behält sein eigenes Spiel, und in der Liste der Spiele stehen beide.',
    badLink: (reason) => `Der Link lässt sich nicht öffnen. ${reason}`,
    copyText: 'Text kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Der Browser lässt das Kopieren nicht zu. Bitte den Text markieren und von Hand kopieren.',
    fitsNowhere: (of) => `${card(of)} passt gerade nirgends.`,
    dismiss: 'Ausblenden',
  },

  film: {
    title: 'Film eines Spiels',
    leave: 'Zurück zum eigenen Spiel',
    leaveWord: 'Ende',
    back: 'Einen Zug zurück',
    backWord: 'Zurück',
    play: 'Abspielen',
    playWord: 'Start',
    pause: 'Pause',
    pauseWord: 'Pause',
    forward: 'Einen Zug weiter',
    forwardWord: 'Weiter',
    speed: (times) => `Tempo: ${number(times)}-fach`,
    speedWord: 'Tempo',
    goOn: 'Von hier aus selbst weiterspielen',
    goOnWord: 'Ab hier',
    place: (at, of) => `Zug ${at} von ${of}`,
  },

  games: {
    title: 'Spiele',
    search: 'Nach dem Spielcode suchen',
    mode: 'Regeln',
    allModes: 'Alle Regeln',
    state: 'Welche Spiele',
    allStates: 'Alle Spiele',
    states: { won: 'Gewonnen', unfinished: 'Nicht gewonnen', removed: 'Entfernt' },
    count: (count) => plural(count, { one: '# Spiel', other: '# Spiele' }),
    none: 'Ein Spiel steht hier ab seinem ersten Zug.',
    noneFound: 'So ein Spiel gibt es nicht.',
    more: 'Mehr zeigen',
    won: 'Gewonnen',
    attempts: (count) => plural(count, { one: '# Versuch', other: '# Versuche' }),
    attempt: (number) => `Versuch ${number}`,
    onTable: 'Liegt gerade auf dem Tisch.',
    undated: 'Tag nicht bekannt',
    begun: 'Begonnen',
    timeSpent: 'Zeit',
    actions: 'Züge',
    score: 'Punkte',
    undos: 'Zurückgenommen',
    help: 'Hilfe',
    helpKind: (kind) =>
      ({
        verdict: 'Ob es zu gewinnen ist',
        chance: 'Chance',
        'fair hint': 'Fairer Tipp',
        hint: 'Tipp',
        solution: 'Lösung',
      })[kind],
    given: 'Vorab gespielt',
    givenActions: moves,
    back: 'Alle Spiele',
    playAgain: 'Dieses Blatt noch einmal spielen',
    goOn: 'Weiterspielen',
    watch: 'Ansehen',
    copyCode: 'Code kopieren',
    copyDeal: 'Link zum Blatt kopieren',
    copyGame: 'Link kopieren',
    share: 'Teilen',
    remove: 'Entfernen',
    bringBack: 'Zurückholen',
    removed: 'Aus der Liste entfernt.',
    broughtBack: 'Wieder in der Liste.',
    unreadable: 'Die Züge dieses Spiels sind nicht mehr lesbar.',
    damaged: (count) =>
      plural(count, {
        one: '# Spiel war nicht lesbar. Es wurde beiseitegelegt:',
        other: '# Spiele waren nicht lesbar. Sie wurden beiseitegelegt:',
      }),
    forget: 'Nicht mehr nötig',
    notKept:
      'Dieser Browser bewahrt keine Spiele auf. In der Liste steht nur, was seit dem Öffnen der Seite gespielt wurde.',
  },

  statistics: {
    title: 'Statistik',
    mode: 'Regeln',
    none: 'Noch gibt es nichts zu zählen. Ein Spiel zählt ab seinem ersten Zug, außer wenn es mit schon gespielten Zügen begann.',
    counts:
      'Ein Spiel zählt ab seinem ersten Zug. Alle Versuche an einem Blatt nach denselben Regeln sind ein Spiel. Entfernte Spiele zählen nicht, und auch keine, die mit fremden Zügen begannen, etwa denen eines Links oder einer Lösung.',
    figures: {
      played: ['Spiele', 'Blätter, die gespielt wurden.'],
      won: ['Gewonnen', 'Spiele, die in einem ihrer Versuche gewonnen wurden.'],
      share: [
        'Anteil gewonnen',
        'An den gespielten Spielen. Der wahre Anteil liegt in 95 von 100 Fällen in den Grenzen (Wilson).',
      ],
      unaided: ['Ohne Hilfe gewonnen', 'Im ersten Versuch, ohne Hilfe und ohne etwas zurückzunehmen.'],
      unaidedShare: ['Anteil ohne Hilfe', 'An den gespielten Spielen, mit Grenzen wie oben.'],
      attempts: ['Versuche', 'Jeder Beginn eines Blattes, auch ein Neubeginn.'],
      streak: [
        'Serie jetzt',
        'In Folge gewonnene Spiele bis zum letzten. Das auf dem Tisch zählt erst, wenn es gewonnen ist.',
      ],
      longestStreak: ['Längste Serie', 'Die meisten Siege in Folge, in der Reihenfolge des Beginns.'],
      timeSpent: ['Spielzeit', 'Bei sichtbarer Seite, ab dem ersten Zug eines Versuchs.'],
      winTime: ['Dauer eines Sieges', 'Die Hälfte der Siege ging schneller. Von den Versuchen der erste gewonnene.'],
      fastestWin: ['Schnellster Sieg', 'Die kürzeste Zeit eines solchen Versuchs.'],
      winActions: ['Züge eines Sieges', 'Die Hälfte der Siege brauchte weniger. Zurückgenommene Züge zählen nicht.'],
      fewestActions: ['Kürzester Sieg', 'Die wenigsten Züge eines solchen Versuchs.'],
      meanScore: [
        'Punkte im Schnitt',
        'Von jedem Spiel der erste gewonnene Versuch, sonst der mit den meisten Punkten. Nach Hoyles Regeln ist ein Dollar ein Punkt.',
      ],
      bestScore: ['Meiste Punkte', 'Die meisten Punkte eines solchen Versuchs.'],
    },
    bounds: (low, high) => `${low} bis ${high}`,
    pictures: {
      overTime: ['Ergebnisse im Lauf der Zeit', 'Spiele nach ihrem Beginn.'],
      scores: ['Punkte', 'Spiele nach Punkten, in Schritten von 25.'],
      hours: ['Tageszeit', 'Spiele nach der Stunde ihres Beginns.'],
      weekdays: ['Wochentag', 'Spiele nach dem Tag ihres Beginns.'],
      startRanks: ['Startränge', 'Spiele nach dem Rang der Basiskarte.'],
    },
    stretch: { day: 'Tag', week: 'Woche ab', month: 'Monat', year: 'Jahr' },
    scoreStep: 'Punkte',
    hour: 'Stunde',
    weekday: 'Tag',
    startRank: 'Startrang',
    played: 'Spiele',
    won: 'Gewonnen',
    notWon: 'Nicht gewonnen',
    atLeast: (of) => `${of} oder mehr`,
    asTable: 'Als Tabelle',
    picture: (name, played, won) =>
      `${name}: ${plural(played, { one: '# Spiel', other: '# Spiele' })}, davon ${won} gewonnen.`,
    account: 'Das Konto',
    accountMeaning:
      'Das Kasino verkaufte ein Kartenspiel für 52 Dollar und zahlte 5 für jede Karte auf einem Fundament. Nach Hoyles Regeln kostet es 50, und alle 52 Karten bringen 500. Ein Blatt zählt einmal, so wie es beim ersten Mal gespielt wurde.',
    balance: 'Kontostand',
    cost: 'Preis',
    paid: 'Gezahlt',
    packs: (count) => plural(count, { one: '# Kartenspiel', other: '# Kartenspiele' }),
    accountPicture: (balance) => `Der Kontostand nach jedem Kartenspiel. Jetzt beträgt er ${balance}.`,
    deal: 'Blatt',
    more: 'Mehr zeigen',
    saveCsv: 'Spiele als CSV sichern',
    saveFigures: 'Zahlen als CSV sichern',
  },

  backup: {
    title: 'Sicherung',
    where:
      'Die Spiele liegen in diesem Browser auf diesem Gerät und sonst nirgends. Wer die Browserdaten dieser Seite löscht, löscht sie mit. Ein Browser darf sie auch selbst löschen, wenn das Gerät voll ist, und manche tun es nach Wochen ohne Besuch.',
    permanent: 'Dieser Browser hat zugesagt, sie nicht von selbst zu löschen.',
    notPermanent: 'Dieser Browser hat nicht zugesagt, sie zu behalten.',
    refused:
      'Der Browser sagt es jetzt nicht zu. Vielleicht später, wenn mehr gespielt oder das Spiel installiert wurde.',
    askButton: 'Um die Zusage bitten',
    save: 'Sichern',
    saveHint: 'Alle Spiele und Einstellungen in einer Datei, die jedes Gerät lesen kann.',
    saveButton: 'In eine Datei sichern',
    saved: (count) => plural(count, { one: '# Versuch gesichert.', other: '# Versuche gesichert.' }),
    notReadable: 'Die Spiele oder die Datei sind gerade nicht lesbar. Es wurde nichts geändert.',
    read: 'Einlesen',
    readHint: 'Die Spiele der Datei kommen zu denen hier dazu. Noch einmal einlesen ändert nichts.',
    readButton: 'Datei wählen',
    reading: 'Die Datei wird gelesen …',
    offer: (count, fresh) =>
      `${plural(count, { one: 'Die Datei hat # Versuch', other: 'Die Datei hat # Versuche' })}, davon ${fresh} hier neu.`,
    withSettings: 'Auch die Einstellungen übernehmen',
    takeButton: 'Zu meinen Spielen hinzufügen',
    taken: (count) => plural(count, { one: '# Versuch hinzugefügt.', other: '# Versuche hinzugefügt.' }),
    notTaken: 'Der Browser bewahrt sie nicht auf: Der Speicher ist voll oder nicht erlaubt. Es wurde nichts geändert.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Das ist keine Sicherung von Canfield. Es wurde nichts geändert.'
        case 'newer':
          return 'Diese Sicherung stammt von einer neueren Version von Canfield. Bitte die Seite neu laden und es noch einmal versuchen. Es wurde nichts geändert.'
        case 'cut off':
          return 'Diese Sicherung ist nicht ganz: Ihr Ende fehlt oder ist beschädigt. Es wurde nichts geändert.'
        case 'damaged':
          return `Versuch ${error.number} dieser Sicherung ist nicht lesbar. Es wurde nichts geändert.`
      }
    },
  },

  panel: {
    title: 'Ist es zu gewinnen?',
    outlook: (outlook) =>
      ({
        won: 'Noch zu gewinnen',
        lost: 'Nicht mehr zu gewinnen',
        unknown: 'Ungewiss',
        searching: 'Suche',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# Stellung angesehen', other: '# Stellungen angesehen' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# Stellung wurde angesehen, ohne Antwort.',
        other: '# Stellungen wurden angesehen, ohne Antwort.',
      }),
    lineKnown: (count) => `Ein Weg zum Sieg in ${inMoves(count)} ist bekannt.`,
    lastWon: (back) => `Die letzte Stellung, aus der es zu gewinnen war, liegt ${moves(back)} zurück.`,
    lostWith: (move) => `Der Zug, mit dem es verloren ging: ${move}`,
    neverWon: 'Dieses Blatt war von Anfang an nicht zu gewinnen.',
    turningSought: 'Die letzte Stellung, aus der es zu gewinnen war, wird gesucht.',
    turningUnknown: 'Wo es verloren ging, war nicht herauszufinden.',
    best: (count, exact) =>
      exact
        ? `Höchstens ${cards(count)} kommen auf die Fundamente.`
        : `Am meisten gefunden: ${cards(count)} auf den Fundamenten.`,
    goBack: (back) => `${moves(back)} zurück`,
    showMe: 'Zeigen',
    chance: (percent, lookedAt) =>
      `${percent} %, aus ${plural(lookedAt, { one: '# Anordnung', other: '# Anordnungen' })} der verdeckten Karten`,
    chanceTitle: 'Chance',
    lookBackTitle: 'Was möglich war',
    couldBeWon: 'Das Blatt war zu gewinnen.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Höchstens' : 'Am meisten gefunden:'} ${cards(count)}, ${points(score)}; erreicht: ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Höchstens' : 'Am meisten gefunden:'} ${cards(count)}, ${dollars(score)}; erreicht: ${reached}.`,
  },

  hint: {
    thinking: 'Kurz nachgedacht.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Einmal ziehen, dann:', other: '#-mal ziehen, dann:' })} ${move}`,
    safe: (move) => `${move} Das kostet nichts.`,
    look: 'Vom Stapel ziehen: So sind mehr Karten zu sehen, und nichts geht verloren.',
    most: (move) => `Es sieht verloren aus. Die meisten Karten kommen hoch mit: ${move}`,
    mostKnown: (move) => `Nicht mehr zu gewinnen. Die meisten Karten kommen hoch mit: ${move}`,
    mostFound: (move) => `Ungewiss, ob es zu gewinnen ist. Die meisten Karten kommen hoch mit: ${move}`,
    nothing: 'Nichts hilft mehr: Keine Karte kommt noch auf ein Fundament.',
    play: 'Ausführen',
  },

  win: {
    title: 'Gewonnen',
    summary: (score, count) => `${points(score)} in ${inMoves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} in ${inMoves(count)}`,
    daily: (date) => `Blatt des Tages, ${date}`,
    calendar: 'Den Kalender ansehen',
    newGame: 'Neues Spiel',
    watch: 'Das Spiel noch einmal ansehen',
    lookAtTable: 'Den Tisch ansehen',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Aus der Reserve kommt auf Spalte ${fill.column}: ${card(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'Die Reserve ist leer.' : `Oben auf der Reserve: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(
          waste.top === undefined ? 'Der Ablagestapel ist leer.' : `Oben auf dem Ablagestapel: ${card(waste.top)}.`,
        )
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Das Ziehen ist zurückgenommen.'
        case 'turn over':
          return 'Der Ablagestapel liegt wieder wie zuvor.'
        case 'carry':
          return `Zurückgenommen: ${de.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} und ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'aufs Fundament' : `auf Spalte ${to}`))
      return `${block} in der Hand. Passt ${places.join(', ')}.`
    },
    putBack: (of) => `${card(of)} liegt wieder am Platz.`,
    playable: (possible) => (possible.length === 0 ? 'Nichts ist mehr spielbar.' : possible.map(de.move).join(' ')),
  },

  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    languageBrowser: 'Wie der Browser',
    play: 'Spielen',
    look: 'Aussehen',
    motion: 'Bewegung und Ton',
    tapPicksUp: 'Aufnehmen durch Tippen',
    tapPicksUpHint:
      'Erst die Karte antippen, dann den Stapel, der sie nehmen soll. Ein zweites Tippen auf die Karte schickt sie dahin, wo sie passt.',
    slack: 'Spielraum beim Tippen',
    slackHint: 'Wie weit ein Tippen rutschen darf, ehe es die Karte zieht.',
    slacks: { small: 'Wenig', medium: 'Mehr', large: 'Viel' },
    themeContrast: 'Hoher Kontrast',
    textSize: 'Schriftgröße',
    largeFaces: 'Große Zeichen',
    largeFacesHint: 'Rang und Farbe nehmen mehr von der Karte ein.',
    letters: 'Buchstaben auf den Karten',
    showScore: 'Punkte',
    showScoreHint: 'Am Tisch zu sehen.',
    showTime: 'Zeit',
    showTimeHint: 'Eine Uhr am Tisch.',
    showCounts: 'Anzahlen',
    showCountsHint: 'Wie viele Karten und Rücknahmen übrig sind.',
    speed: 'Animation',
    speeds: { none: 'Keine', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
    sounds: 'Töne',
    soundsHint: 'Kurz und leise.',
    vibration: 'Vibration',
    vibrationHint: 'Ein kurzes Summen für jede Karte.',
    doubleTap: 'Doppelklick',
    doubleTapHint: 'Ein Tippen schickt eine Karte auch auf eine Spalte, wenn ihr Fundament sie nicht nimmt.',
    theme: 'Darstellung',
    themeSystem: 'System',
    themeLight: 'Hell',
    themeDark: 'Dunkel',
    felt: 'Tisch',
    feltGreen: 'Grün',
    feltBlue: 'Blau',
    feltPlum: 'Pflaume',
    feltStone: 'Stein',
    fourColours: 'Vier Farben',
    fourColoursHint: 'Karo blau, Kreuz grün.',
    leftHanded: 'Linkshändig',
    leftHandedHint: 'Stapel und Reserve rechts.',
    help: 'Hilfe im Spiel',
    indicator: 'Zeigen, ob es zu gewinnen ist',
    indicatorHint: 'Die ganze Zeit, in der Leiste.',
    chanceMeter: 'Chance',
    chanceMeterHint: 'Im Feld dazu, aus dem, was man wissen kann.',
    knowingHint: 'Allwissende Tipps',
    knowingHintHint: 'Sie wissen, wo die verdeckten Karten liegen.',
  },

  keys: {
    title: 'Tasten',
    always: 'Immer',
    fixed: {
      arrows: ['Pfeiltasten', 'Von Stapel zu Stapel und eine Spalte entlang'],
      enter: ['Enter', 'Karte oder Stapel antippen'],
      space: ['Leertaste', 'Karte aufnehmen, ablegen'],
      escape: ['Esc', 'Karte zurücklegen, Fenster schließen'],
      undo: ['Strg Z', 'Rückgängig'],
      redo: ['Strg Umschalt Z', 'Wiederholen'],
      help: ['F1', 'Regeln und Hilfe'],
    },
    shortcuts: 'Einzelne Tasten',
    shortcutsHint: 'Jeweils eine Taste, ohne Strg.',
    names: {
      draw: 'Ziehen',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      hint: 'Tipp',
      moves: 'Ansagen, was spielbar ist',
      board: 'Den Tisch ansagen',
      score: 'Den Punktestand ansagen',
      newGame: 'Neues Spiel',
      help: 'Regeln und Hilfe',
    },
    none: 'Keine Taste',
    press: 'Taste drücken',
    change: (name, key) => `${name}: ${key}. Andere Taste wählen`,
    unset: 'Was keine Taste haben soll, bekommt die Rücktaste.',
    lost: (name) => `„${name}“ hat jetzt keine Taste mehr.`,
    reset: 'Zurück zu den üblichen Tasten',
  },
}
