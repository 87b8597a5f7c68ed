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

const plural = pluralOf('it')
const SUIT: BySuit<string> = { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' }
const NAMED: Partial<Record<Rank, string>> = { A: 'asso', J: 'fante', Q: 'regina', K: 're' }

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${rank(rankOf(of))} di ${suit(suitOf(of))}`
const theCard = (of: Card): string =>
  ({ A: `l’${card(of)}`, 8: `l’${card(of)}`, Q: `la ${card(of)}` })[rankOf(of) as string] ?? `il ${card(of)}`
const upTo = (of: Card): string =>
  ({ A: `fino all’${card(of)}`, 8: `fino all’${card(of)}`, Q: `fino alla ${card(of)}` })[rankOf(of) as string] ??
  `fino al ${card(of)}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('it') + text.slice(1)
const cards = (count: number): string => plural(count, { one: '# carta', other: '# carte' })
const moreCards = (count: number): string => plural(count, { one: 'un’altra carta', other: 'altre # carte' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { one: '# punto', other: '# punti' })
const dollars = (count: number): string => plural(count, { one: '# dollaro', other: '# dollari' })
const moves = (count: number): string => plural(count, { one: '# mossa', other: '# mosse' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'Q') return colour === 'black' ? 'una regina nera' : 'una regina rossa'
  return colour === 'black' ? `un ${rank(of)} nero` : `un ${rank(of)} rosso`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, giro ${pass.number} di ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Pescato: ${drawn.map(card).join(', ')}.${stock === 0 ? ' Il tallone è vuoto.' : ''}`
    case 'turn over':
      return `Il pozzo è rivoltato: ${cards(stock)} nel tallone.`
    case 'carry':
      return it.move(move)
  }
}

/** The messages in Italian. */
export const it: Messages = {
  language: 'it',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} vuota` : `${suit(of)} ${upTo(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `colonna ${i + 1} vuota` : `colonna ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Tallone vuoto' : `Tallone: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'pozzo vuoto; ' : `pozzo: ${cards(waste.count)}, in cima: ${card(waste.top)}; `,
      reserve.top === undefined
        ? 'riserva vuota. '
        : `riserva: ${cards(reserve.count)}, in cima: ${card(reserve.top)}. `,
      `Basi, valore iniziale ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Pescare dal tallone.'
      case 'turn over':
        return 'Rivoltare il pozzo.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} e ${moreCards(one.others)}`
        return one.to === 'foundation'
          ? `${capital(block)} sulla sua base.`
          : `${capital(block)} sulla colonna ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Non resta nulla da pescare.'
      case 'no pass left':
        return 'Il tallone non si può scorrere un’altra volta.'
      case 'stock is only drawn':
        return 'Tocca il tallone per pescare.'
      case 'no card there':
        return 'Lì non c’è nessuna carta.'
      case 'not the top card':
        return 'Si può giocare solo la carta in cima.'
      case 'same pile':
        return 'La carta è già lì.'
      case 'pile takes no cards':
        return 'Lì non si può mettere nulla.'
      case 'one card at a time':
        return 'Su una base va una sola carta alla volta.'
      case "other suit's foundation":
        return lead ? `Questa base non è per ${suit(suitOf(lead))}.` : 'Questa base è di un altro seme.'
      case 'start rank needed':
        return needed ? `La sua base comincia con ${theCard(needed)}.` : 'Questa base è completa.'
      case 'wrong rank on foundation':
        return needed ? `La prossima carta sulla sua base è ${theCard(needed)}.` : 'Questa base è completa.'
      case 'stays on foundation':
        return 'Con queste regole una carta resta sulla sua base.'
      case 'whole columns only':
        return 'Con queste regole si spostano solo colonne intere.'
      case 'last cards only':
        return 'Con queste regole si sposta solo l’ultima carta di una colonna.'
      case 'last card or whole column':
        return 'Con queste regole si sposta l’ultima carta di una colonna, o la colonna intera.'
      case 'ranks end there':
        return 'Con queste regole nulla va su una carta del valore iniziale.'
      case 'wrong rank':
        return onto ? `Lì va solo ${kind(onto)}.` : 'Questo valore non va lì.'
      case 'same colour':
        return onto ? `Stesso colore: lì va solo ${kind(onto)}.` : 'Il rosso e il nero devono alternarsi.'
      case 'filled from the reserve':
        return 'Una colonna vuota si riempie dalla riserva.'
      case 'waste only':
        return 'Con queste regole una colonna vuota prende solo la carta in cima al pozzo.'
      case 'changes nothing':
        return 'Non cambierebbe nulla.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Non c’è nessun codice di gioco. Eccone uno: CF1-D3-AAAAACL.'
      case 'version':
        return `«${error.found}» qui non è noto. I codici di gioco cominciano con CF1.`
      case 'mode':
        return `«${error.found}» non è una modalità. Le modalità sono D3, D1, H3 e i tavoli tuoi, come T301.`
      case 'letters':
        return `«${error.found}» non è una smazzata. Una smazzata è fatta di sette lettere dalla A alla Z.`
      case 'length':
        if (error.length === 0) return 'Manca la smazzata: sette lettere, come in CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `«${error.found}» ha # lettera. Una smazzata ne ha sette.`,
          other: `«${error.found}» ha # lettere. Una smazzata ne ha sette.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return it.dealCodeError(error.error)
      case 'move':
        return `La mossa ${error.number}, «${error.token}», non si può leggere. Le mosse sono come D, RF, W3, 12x3 o FS1.`
      case 'rules':
        return `La mossa ${error.number}, «${error.token}», è contro le regole. ${it.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Riserva, vuota' : `Riserva, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Tallone, vuoto' : `Tallone, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Pozzo, vuoto' : `Pozzo, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0 ? `Base di ${suit(of)}, vuota, comincia con ${rank(start)}` : `Base di ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Colonna ${number}, vuota` : `Colonna ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Tavolo',
    actions: 'Azioni',
    score: points,
    dollars,
    time: (clock) => `Tempo ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 carte', D1: '1 carta', H3: 'Regole di Hoyle' }[mode] : `Tavolo proprio ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Pesca 3', D1: 'Pesca 1', H3: 'Hoyle' }[mode] : 'Tavolo proprio'),
    modeRules: (mode) =>
      ({
        D3: 'Difficile. Il tallone dà tre carte alla volta.',
        D1: 'Facile. Il tallone dà una carta alla volta.',
        H3: 'Quelle del casinò. Tre carte, solo colonne intere, nulla torna da una base.',
      })[mode],
    close: 'Chiudi',
  },

  rules: {
    drawn: {
      name: 'Carte pescate',
      choice: cards,
      sentence: (count) => `Il tallone dà ${{ 1: 'una carta', 2: 'due carte', 3: 'tre carte' }[count]} alla volta.`,
    },
    passes: {
      name: 'Giri',
      choice: (passes) => (passes === 'any number' ? 'Senza limite' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Il tallone si può scorrere quante volte si vuole.'
          : plural(passes, {
              one: 'Il tallone si può scorrere una volta.',
              other: 'Il tallone si può scorrere # volte.',
            }),
    },
    columnMoves: {
      name: 'Tra colonne',
      choice: (moves) =>
        ({
          'any run': 'Ogni sequenza',
          whole: 'Colonna intera',
          last: 'Ultima carta',
          'last or whole': 'Ultima carta o intera',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Da colonna a colonna si sposta ogni sequenza, intera o solo la sua fine.',
          whole: 'Da colonna a colonna si sposta solo la colonna intera.',
          last: 'Da colonna a colonna si sposta solo l’ultima carta.',
          'last or whole': 'Da colonna a colonna si sposta l’ultima carta, o la colonna intera.',
        })[moves],
    },
    emptyColumn: {
      name: 'Colonne vuote',
      choice: (takes) => ({ anything: 'Qualsiasi cosa', waste: 'Dal pozzo' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Una volta vuota la riserva, una colonna vuota prende tutto ciò che si può spostare.',
          waste: 'Una volta vuota la riserva, una colonna vuota prende solo la carta in cima al pozzo.',
        })[takes],
    },
    ranks: {
      name: 'Valori nelle colonne',
      choice: (ranks) => ({ round: 'Tutto il giro', ending: 'Fino al valore iniziale' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'Nelle colonne i valori fanno tutto il giro: un re va su un asso.',
          ending: 'Nelle colonne i valori finiscono a quello iniziale: nulla va su una carta di quel valore.',
        })[ranks],
    },
    takingBack: {
      name: 'Basi',
      choice: (goes) => (goes ? 'Le carte tornano' : 'Le carte restano'),
      sentence: (goes) =>
        goes ? 'Una carta può tornare da una base a una colonna.' : 'Una carta su una base vi resta.',
    },
    pay: {
      name: 'Pagamento',
      choice: (pay) => ({ played: 'Carte giocate', lying: 'Carte presenti' })[pay],
      sentence: (pay) =>
        ({
          played: 'Un mazzo costa 52 dollari. Ogni carta messa su una base ne paga 5.',
          lying: 'Un mazzo costa 50 dollari. Ogni carta su una base ne paga 5, tutte le 52 insieme 500.',
        })[pay],
    },
  },

  install: {
    name: 'Solitario Canfield',
    shortName: 'Canfield',
    description: 'Il solitario Canfield: le vere regole, carte grandi, gratis.',
  },

  bar: {
    newGame: 'Nuova partita',
    newGameWord: 'Nuova',
    undoWord: 'Annulla',
    redoWord: 'Ripeti',
    menuWord: 'Menu',
    undoCount: (count) => `Annulla (${moves(count)})`,
    nothingToUndo: 'Nulla da annullare',
    redoCount: (count) => `Ripeti (${moves(count)})`,
    nothingToRedo: 'Nulla da ripetere',
    hint: 'Consiglio',
    hintWord: 'Consiglio',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Si può ancora vincere?'
        : {
            won: 'Si può ancora vincere',
            lost: 'Non si può più vincere',
            unknown: 'Non si sa se si può vincere',
            searching: 'Si cerca se si può vincere',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Si vince?'
        : { won: 'Si vince', lost: 'Persa', unknown: 'Incerto', searching: 'Ricerca' }[outlook],
    menu: 'Menu',
  },

  menu: {
    title: 'Menu',
    daily: 'Smazzata del giorno',
    dailyHint: 'Le stesse carte per tutti, nuove ogni giorno.',
    games: 'Partite',
    gamesHint: 'Tutto ciò che è stato giocato.',
    statistics: 'Statistiche',
    statisticsHint: 'Che cosa è stato vinto, e il conto.',
    backup: 'Copia di riserva',
    backupHint: 'Tutte le partite in un file, da tenere o spostare.',
    settings: 'Impostazioni',
    settingsHint: 'Gioco, aspetto, suoni, tasti, lingua.',
    help: 'Regole e aiuto',
    helpHint: 'Come si gioca, le probabilità, e risposte.',
  },

  daily: {
    title: 'Smazzata del giorno',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    day: (date, today, result) =>
      `${date}${today ? ', oggi' : ''}${result ? { won: ', vinta', played: ', giocata' }[result] : ''}`,
    won: 'Vinta',
    played: 'Giocata',
    modeWon: (mode) => `${it.app.modeShort(mode)}, vinta`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# giorno vinto', other: '# giorni vinti' })
      return inARow > 1 ? `${days}, gli ultimi ${inARow} di fila.` : `${days}.`
    },
    everyMode: 'Le stesse carte per tutti. Si possono vincere con tutte le regole.',
    toCome: 'Questo giorno deve ancora venire.',
    play: 'Gioca questa smazzata',
    playToday: 'Gioca la smazzata di oggi',
    goOn: 'Continua',
  },

  newGame: {
    title: 'Nuova partita',
    mode: 'Regole',
    ownTable: 'Un tavolo tutto tuo',
    ownTableHint: 'Le regole come vuoi tu.',
    tableWord: (mode) => `Nei codici di gioco questo tavolo si chiama ${mode}.`,
    deal: 'Distribuisci una nuova partita',
    winnableOnly: 'Solo smazzate che si possono vincere',
    winnableOnlyHint: 'La prossima si cerca mentre giochi.',
    difficulty: 'Difficoltà',
    difficultyHint: 'Le facili perdonano le mosse distratte, le difficili no.',
    difficulties: { any: 'Tutte', easy: 'Facile', medium: 'Media', hard: 'Difficile' },
    looking: (tried) => plural(tried, { one: 'Ricerca: # smazzata finora', other: 'Ricerca: # smazzate finora' }),
    noneFound: 'Stavolta non se n’è trovata nessuna. Riprova, per favore.',
    restart: 'Ricomincia questa smazzata',
    restartHint: 'Le stesse carte dall’inizio.',
    bringBack: 'Recupera la partita precedente',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Questa smazzata',
    copy: 'Copia',
    copied: 'Copiato',
    share: 'Condividi',
    shareText: (code) => `Canfield, smazzata ${code}`,
    codeField: 'Codice di gioco',
    codeHint: 'Un codice dà sempre la stessa smazzata.',
    play: 'Gioca',
  },

  welcome: {
    ask: 'Canfield è nuovo per te?',
    learn: 'Mostrami',
    dismiss: 'No, grazie',
  },

  notice: {
    dealt: (code) => `Nuova partita ${code}.`,
    restarted: 'Le stesse carte, dall’inizio.',
    broughtBack: 'La partita precedente è tornata.',
    goneOn: 'Continui da qui.',
    undoThis: 'Recupera',
    lookBack: 'Che cosa era possibile?',
    notKept: 'Questo browser non conserva nulla: la partita sparirà alla chiusura della pagina.',
    damaged: 'La partita salvata non si può leggere. Ecco che cosa ne resta:',
    notLoaded: 'Non si è potuto caricare. Riprova quando torna la rete.',
    otherTab:
      'Canfield è aperto anche in un’altra scheda. Ogni scheda tiene la propria partita, e l’elenco delle partite le ha entrambe.',
    badLink: (reason) => `Il link non si è potuto usare. ${reason}`,
    copyText: 'Copia il testo',
    copied: 'Copiato.',
    copyFailed: 'Il browser non permette di copiare. Seleziona il testo e copialo a mano.',
    fitsNowhere: (of) => `${capital(theCard(of))} ora non va da nessuna parte.`,
    dismiss: 'Nascondi',
  },

  film: {
    title: 'Filmato di una partita',
    leave: 'Torna alla tua partita',
    leaveWord: 'Chiudi',
    back: 'Una mossa indietro',
    backWord: 'Indietro',
    play: 'Riproduci',
    playWord: 'Riproduci',
    pause: 'Pausa',
    pauseWord: 'Pausa',
    forward: 'Una mossa avanti',
    forwardWord: 'Avanti',
    speed: (times) => (times === 1 ? 'Velocità: 1 volta' : `Velocità: ${number(times)} volte`),
    speedWord: 'Velocità',
    goOn: 'Continua tu da qui',
    goOnWord: 'Continua',
    place: (at, of) => `Mossa ${at} di ${of}`,
  },

  games: {
    title: 'Partite',
    search: 'Cerca per codice di gioco',
    mode: 'Regole',
    allModes: 'Tutte le regole',
    state: 'Quali partite',
    allStates: 'Tutte le partite',
    states: { won: 'Vinte', unfinished: 'Non vinte', removed: 'Tolte' },
    count: (count) => plural(count, { one: '# partita', other: '# partite' }),
    none: 'Una partita compare qui dalla sua prima mossa.',
    noneFound: 'Non c’è nessuna partita così.',
    more: 'Mostra altre',
    won: 'Vinta',
    attempts: (count) => plural(count, { one: '# tentativo', other: '# tentativi' }),
    attempt: (number) => `Tentativo ${number}`,
    onTable: 'Ora sul tavolo.',
    undated: 'Data ignota',
    begun: 'Inizio',
    timeSpent: 'Tempo',
    actions: 'Mosse',
    score: 'Punti',
    undos: 'Annullate',
    help: 'Aiuto',
    helpKind: (kind) =>
      ({
        verdict: 'Se si può vincere',
        chance: 'Probabilità',
        'fair hint': 'Consiglio leale',
        hint: 'Consiglio',
        solution: 'Soluzione',
      })[kind],
    given: 'Già giocato all’inizio',
    givenActions: moves,
    back: 'Tutte le partite',
    playAgain: 'Rigioca questa smazzata',
    goOn: 'Continua',
    watch: 'Guarda',
    copyCode: 'Copia il codice',
    copyDeal: 'Copia un link alla smazzata',
    copyGame: 'Copia un link',
    share: 'Condividi',
    remove: 'Togli',
    bringBack: 'Rimetti',
    removed: 'Tolta dall’elenco.',
    broughtBack: 'Di nuovo nell’elenco.',
    unreadable: 'Le mosse di questa partita non si possono più leggere.',
    damaged: (count) =>
      plural(count, {
        one: '# partita non si è potuta leggere. È stata messa da parte:',
        other: '# partite non si sono potute leggere. Sono state messe da parte:',
      }),
    forget: 'Non serve più',
    notKept:
      'Questo browser non conserva partite. L’elenco ha solo ciò che è stato giocato da quando la pagina è aperta.',
  },

  statistics: {
    title: 'Statistiche',
    mode: 'Regole',
    none: 'Non c’è ancora nulla da contare. Una partita conta dalla sua prima mossa, a meno che sia cominciata con mosse già giocate.',
    counts:
      'Una partita conta dalla sua prima mossa. Tutti i tentativi di una smazzata con le stesse regole sono una partita. Le partite tolte non contano, e neppure quelle cominciate con mosse non tue, come quelle di un link o di una soluzione.',
    figures: {
      played: ['Partite', 'Le smazzate che sono state giocate.'],
      won: ['Vinte', 'Le partite vinte in uno dei loro tentativi.'],
      share: ['Quota vinta', 'Delle partite giocate. La vera quota sta tra i limiti 95 volte su 100 (Wilson).'],
      unaided: ['Vinte senza aiuto', 'Al primo tentativo, senza aiuto e senza annullare.'],
      unaidedShare: ['Quota vinta senza aiuto', 'Delle partite giocate, con limiti come sopra.'],
      attempts: ['Tentativi', 'Ogni inizio di una smazzata, anche da capo.'],
      streak: ['Serie attuale', 'Partite vinte di fila fino all’ultima. Quella sul tavolo conta solo una volta vinta.'],
      longestStreak: ['Serie più lunga', 'Il maggior numero di vittorie di fila, nell’ordine di inizio.'],
      timeSpent: ['Tempo di gioco', 'Con la pagina in vista, dalla prima mossa di un tentativo.'],
      winTime: [
        'Tempo di una vittoria',
        'Metà delle vittorie ha richiesto meno. Dei tentativi di una partita, il primo vinto.',
      ],
      fastestWin: ['Vittoria più rapida', 'Il tempo minore di un tale tentativo.'],
      winActions: [
        'Mosse di una vittoria',
        'Metà delle vittorie ne ha richieste meno. Le mosse annullate non contano.',
      ],
      fewestActions: ['Vittoria più corta', 'Il minor numero di mosse di un tale tentativo.'],
      meanScore: [
        'Media dei punti',
        'Di ogni partita il primo tentativo vinto, altrimenti quello con più punti. Secondo le regole di Hoyle un dollaro è un punto.',
      ],
      bestScore: ['Più punti', 'Il maggior numero di punti di un tale tentativo.'],
    },
    bounds: (low, high) => `da ${low} a ${high}`,
    pictures: {
      overTime: ['Risultati nel tempo', 'Le partite secondo il loro inizio.'],
      scores: ['Punti', 'Le partite secondo i punti, a passi di 25.'],
      hours: ['Ora del giorno', 'Le partite secondo l’ora d’inizio.'],
      weekdays: ['Giorno della settimana', 'Le partite secondo il giorno d’inizio.'],
      startRanks: ['Valori iniziali', 'Le partite secondo il valore della carta di base.'],
    },
    stretch: { day: 'Giorno', week: 'Settimana dal', month: 'Mese', year: 'Anno' },
    scoreStep: 'Punti',
    hour: 'Ora',
    weekday: 'Giorno',
    startRank: 'Valore iniziale',
    played: 'Partite',
    won: 'Vinte',
    notWon: 'Non vinte',
    atLeast: (of) => `${of} o più`,
    asTable: 'Come tabella',
    picture: (name, played, won) =>
      `${name}: ${plural(played, { one: '# partita', other: '# partite' })}, ${plural(won, { one: '# vinta', other: '# vinte' })}.`,
    account: 'Il conto',
    accountMeaning:
      'Il casinò vendeva un mazzo per 52 dollari e ne pagava 5 per ogni carta su una base. Secondo le regole di Hoyle costa 50, e tutte le 52 carte ne pagano 500. Una smazzata conta una volta, come è stata giocata la prima.',
    balance: 'Saldo',
    cost: 'Prezzo',
    paid: 'Pagato',
    packs: (count) => plural(count, { one: '# mazzo', other: '# mazzi' }),
    accountPicture: (balance) => `Il saldo dopo ogni mazzo. Ora è di ${balance}.`,
    deal: 'Smazzata',
    more: 'Mostra altri',
    saveCsv: 'Salva le partite come CSV',
    saveFigures: 'Salva le cifre come CSV',
  },

  backup: {
    title: 'Copia di riserva',
    where:
      'Le partite sono in questo browser, su questo dispositivo, e in nessun altro luogo. Spariscono se si cancellano i dati del browser per questa pagina. Un browser può anche cancellarle da sé quando il dispositivo è pieno, e alcuni lo fanno dopo settimane senza visite.',
    permanent: 'Questo browser ha promesso di non cancellarle da sé.',
    notPermanent: 'Questo browser non ha promesso di conservarle.',
    refused:
      'Il browser ora non lo promette. Forse più tardi, quando si sarà giocato di più o il gioco sarà installato.',
    askButton: 'Chiedigli di conservarle',
    save: 'Salva',
    saveHint: 'Tutte le partite e le impostazioni in un file che ogni dispositivo può leggere.',
    saveButton: 'Salva in un file',
    saved: (count) => plural(count, { one: '# tentativo salvato.', other: '# tentativi salvati.' }),
    notReadable: 'Le partite o il file ora non si possono leggere. Non è cambiato nulla.',
    read: 'Leggi',
    readHint: 'Le partite del file si aggiungono a quelle di qui. Rileggere un file non cambia nulla.',
    readButton: 'Scegli un file',
    reading: 'Lettura del file…',
    offer: (count, fresh) =>
      `Il file ha ${plural(count, { one: '# tentativo', other: '# tentativi' })}, di cui ${plural(fresh, { one: '# nuovo', other: '# nuovi' })} qui.`,
    withSettings: 'Prendi anche le impostazioni',
    takeButton: 'Aggiungi alle mie partite',
    taken: (count) => plural(count, { one: '# tentativo aggiunto.', other: '# tentativi aggiunti.' }),
    notTaken: 'Il browser non le conserva: la memoria è piena o non è permessa. Non è cambiato nulla.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Questa non è una copia di riserva di Canfield. Non è cambiato nulla.'
        case 'newer':
          return 'Questa copia viene da una versione più nuova di Canfield. Ricarica la pagina e riprova. Non è cambiato nulla.'
        case 'cut off':
          return 'Questa copia non è intera: la fine manca o è danneggiata. Non è cambiato nulla.'
        case 'damaged':
          return `Il tentativo ${error.number} di questa copia non si può leggere. Non è cambiato nulla.`
      }
    },
  },

  panel: {
    title: 'Si può vincere?',
    outlook: (outlook) =>
      ({
        won: 'Si può ancora vincere',
        lost: 'Non si può più vincere',
        unknown: 'Non si sa',
        searching: 'Ricerca',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# posizione esaminata', other: '# posizioni esaminate' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# posizione esaminata, senza risposta.',
        other: '# posizioni esaminate, senza risposta.',
      }),
    lineKnown: (count) => `È nota una via per vincere in ${moves(count)}.`,
    lastWon: (back) => `L’ultima posizione che si poteva vincere è ${moves(back)} indietro.`,
    lostWith: (move) => `La mossa che l’ha persa: ${move}`,
    neverWon: 'Questa smazzata non si poteva vincere fin dall’inizio.',
    turningSought: 'Si cerca l’ultima posizione che si poteva vincere.',
    turningUnknown: 'Non si è potuto scoprire dove è stata persa.',
    best: (count, exact) =>
      exact ? `Al massimo ${cards(count)} sulle basi.` : `Il meglio trovato: ${cards(count)} sulle basi.`,
    goBack: (back) => `Torna indietro di ${moves(back)}`,
    showMe: 'Mostra',
    chance: (percent, lookedAt) =>
      `${percent} %, da ${plural(lookedAt, { one: '# disposizione', other: '# disposizioni' })} delle carte coperte`,
    chanceTitle: 'Probabilità',
    lookBackTitle: 'Che cosa era possibile',
    couldBeWon: 'La smazzata si poteva vincere.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Al massimo' : 'Il meglio trovato:'} ${cards(count)}, ${points(score)}; raggiunte: ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Al massimo' : 'Il meglio trovato:'} ${cards(count)}, ${dollars(score)}; raggiunte: ${reached}.`,
  },

  hint: {
    thinking: 'Sto pensando.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Pescare # volta, poi:', other: 'Pescare # volte, poi:' })} ${move}`,
    safe: (move) => `${move} Non costa nulla.`,
    look: 'Pescare dal tallone: si vedono più carte, e nulla è perduto.',
    most: (move) => `Tutto sembra perduto. Salgono più carte con: ${move}`,
    mostKnown: (move) => `Non si può più vincere. Salgono più carte con: ${move}`,
    mostFound: (move) => `Non si sa se si può vincere. Per quanto trovato, salgono più carte con: ${move}`,
    nothing: 'Nulla aiuta più: nessun’altra carta può raggiungere una base.',
    play: 'Giocala',
  },

  win: {
    title: 'Hai vinto',
    summary: (score, count) => `${points(score)} in ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} in ${moves(count)}`,
    daily: (date) => `Smazzata del giorno, ${date}`,
    calendar: 'Guarda il calendario',
    newGame: 'Nuova partita',
    watch: 'Rivedi la partita',
    lookAtTable: 'Guarda il tavolo',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`La colonna ${fill.column} si riempie con ${theCard(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'La riserva è vuota.' : `In cima alla riserva: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'Il pozzo è vuoto.' : `In cima al pozzo: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'La pescata è annullata.'
        case 'turn over':
          return 'Il pozzo è di nuovo com’era.'
        case 'carry':
          return `Annullato: ${it.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} e ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'la sua base' : `la colonna ${to}`))
      return `${capital(block)} in mano. Va su: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} al suo posto.`,
    playable: (moves) => (moves.length === 0 ? 'Non resta nulla da giocare.' : moves.map(it.move).join(' ')),
  },

  settings: {
    title: 'Impostazioni',
    language: 'Lingua',
    languageBrowser: 'Quella del browser',
    play: 'Gioco',
    look: 'Aspetto',
    motion: 'Movimento e suono',
    tapPicksUp: 'Prendere con un tocco',
    tapPicksUpHint: 'Tocca una carta, poi la pila che deve prenderla. Un altro tocco sulla carta la manda dove va.',
    slack: 'Tolleranza',
    slackHint: 'Di quanto un tocco può scivolare prima di trascinare una carta.',
    slacks: { small: 'Poca', medium: 'Più', large: 'Molta' },
    themeContrast: 'Contrasto alto',
    textSize: 'Grandezza del testo',
    largeFaces: 'Segni grandi',
    largeFacesHint: 'Valori e semi occupano più carta.',
    letters: 'Lettere sulle carte',
    showScore: 'Punti',
    showScoreHint: 'Mostrati al tavolo.',
    showTime: 'Tempo',
    showTimeHint: 'Un orologio al tavolo.',
    showCounts: 'Conteggi',
    showCountsHint: 'Quante carte e quanti annullamenti restano.',
    speed: 'Animazione',
    speeds: { none: 'Nessuna', fast: 'Rapida', normal: 'Normale', slow: 'Lenta' },
    sounds: 'Suoni',
    soundsHint: 'Brevi e sommessi.',
    vibration: 'Vibrazione',
    vibrationHint: 'Un breve ronzio per ogni carta.',
    doubleTap: 'Doppio tocco',
    doubleTapHint: 'Un tocco manda una carta anche su una colonna, quando la sua base non la prende.',
    theme: 'Aspetto',
    themeSystem: 'Sistema',
    themeLight: 'Chiaro',
    themeDark: 'Scuro',
    felt: 'Tavolo',
    feltGreen: 'Verde',
    feltBlue: 'Blu',
    feltPlum: 'Prugna',
    feltStone: 'Pietra',
    fourColours: 'Quattro colori',
    fourColoursHint: 'Quadri blu, fiori verdi.',
    leftHanded: 'Per mancini',
    leftHandedHint: 'Tallone e riserva a destra.',
    help: 'Aiuto durante la partita',
    indicator: 'Mostra se si può vincere',
    indicatorHint: 'Sempre, nella barra.',
    chanceMeter: 'Probabilità',
    chanceMeterHint: 'Nel pannello, da ciò che si può sapere.',
    knowingHint: 'Consigli onniscienti',
    knowingHintHint: 'Sanno dove sono le carte coperte.',
  },

  keys: {
    title: 'Tasti',
    always: 'Sempre',
    fixed: {
      arrows: ['Frecce', 'Di pila in pila, e lungo una colonna'],
      enter: ['Invio', 'Toccare la carta o il tallone'],
      space: ['Spazio', 'Prendere una carta, posarla'],
      escape: ['Esc', 'Rimettere la carta, chiudere una finestra'],
      undo: ['Ctrl Z', 'Annulla'],
      redo: ['Ctrl Maiusc Z', 'Ripeti'],
      help: ['F1', 'Regole e aiuto'],
    },
    shortcuts: 'Tasti singoli',
    shortcutsHint: 'Un tasto ciascuno, senza Ctrl.',
    names: {
      draw: 'Pesca',
      undo: 'Annulla',
      redo: 'Ripeti',
      hint: 'Consiglio',
      moves: 'Dire che cosa si può giocare',
      board: 'Dire il tavolo',
      score: 'Dire i punti',
      newGame: 'Nuova partita',
      help: 'Regole e aiuto',
    },
    none: 'Nessun tasto',
    press: 'Premi un tasto',
    change: (name, key) => `${name}: ${key}. Scegli un altro tasto`,
    unset: 'Scegli Backspace per ciò che non deve avere un tasto.',
    lost: (name) => `«${name}» non ha più un tasto.`,
    reset: 'Torna ai tasti consueti',
  },
}
