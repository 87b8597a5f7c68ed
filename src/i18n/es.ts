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

const plural = pluralOf('es')
const SUIT: BySuit<string> = { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' }
const NAMED: Partial<Record<Rank, string>> = { A: 'as', J: 'jota', Q: 'reina', K: 'rey' }

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${rank(rankOf(of))} de ${suit(suitOf(of))}`
const isFeminine = (of: Rank): boolean => of === 'J' || of === 'Q'
const theCard = (of: Card): string => `${isFeminine(rankOf(of)) ? 'la' : 'el'} ${card(of)}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' })
const moreCards = (count: number): string => plural(count, { one: '# carta más', other: '# cartas más' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' })
const dollars = (count: number): string => plural(count, { one: '# dólar', other: '# dólares' })
const moves = (count: number): string => plural(count, { one: '# jugada', other: '# jugadas' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (isFeminine(of)) return colour === 'black' ? `una ${rank(of)} negra` : `una ${rank(of)} roja`
  return colour === 'black' ? `un ${rank(of)} negro` : `un ${rank(of)} rojo`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, vuelta ${pass.number} de ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Robado: ${drawn.map(card).join(', ')}.${stock === 0 ? ' El mazo está vacío.' : ''}`
    case 'turn over':
      return `El descarte se ha vuelto: ${cards(stock)} en el mazo.`
    case 'carry':
      return es.move(move)
  }
}

/** The messages in Spanish. */
export const es: Messages = {
  language: 'es',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} vacía` : `${suit(of)} hasta ${theCard(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `columna ${i + 1} vacía` : `columna ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Mazo vacío' : `Mazo: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'descarte vacío; ' : `descarte: ${cards(waste.count)}, encima: ${card(waste.top)}; `,
      reserve.top === undefined
        ? 'reserva vacía. '
        : `reserva: ${cards(reserve.count)}, encima: ${card(reserve.top)}. `,
      `Bases, valor inicial ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Robar del mazo.'
      case 'turn over':
        return 'Dar la vuelta al descarte.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} y ${moreCards(one.others)}`
        return one.to === 'foundation' ? `${capital(block)} a su base.` : `${capital(block)} a la columna ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'No queda nada que robar.'
      case 'no pass left':
        return 'El mazo no se puede recorrer otra vez.'
      case 'stock is only drawn':
        return 'Toca el mazo para robar.'
      case 'no card there':
        return 'Ahí no hay ninguna carta.'
      case 'not the top card':
        return 'Solo se puede jugar la carta de encima.'
      case 'same pile':
        return 'La carta ya está ahí.'
      case 'pile takes no cards':
        return 'Ahí no se puede poner nada.'
      case 'one card at a time':
        return 'A una base solo va una carta a la vez.'
      case "other suit's foundation":
        return lead ? `Esta base no es la de ${suit(suitOf(lead))}.` : 'Esta base es de otro palo.'
      case 'start rank needed':
        return needed ? `Su base empieza por ${theCard(needed)}.` : 'Esta base está completa.'
      case 'wrong rank on foundation':
        return needed ? `La siguiente carta en su base es ${theCard(needed)}.` : 'Esta base está completa.'
      case 'stays on foundation':
        return 'Con estas reglas, una carta se queda en su base.'
      case 'whole columns only':
        return 'Con estas reglas solo se mueven columnas enteras.'
      case 'last cards only':
        return 'Con estas reglas solo se mueve la última carta de una columna.'
      case 'last card or whole column':
        return 'Con estas reglas se mueve la última carta de una columna, o la columna entera.'
      case 'ranks end there':
        return 'Con estas reglas nada va sobre una carta del valor inicial.'
      case 'wrong rank':
        return onto ? `Ahí solo va ${kind(onto)}.` : 'Ese valor no va ahí.'
      case 'same colour':
        return onto ? `Mismo color: ahí solo va ${kind(onto)}.` : 'El rojo y el negro deben alternarse.'
      case 'filled from the reserve':
        return 'Una columna vacía se llena con la reserva.'
      case 'waste only':
        return 'Con estas reglas, una columna vacía solo toma la carta de encima del descarte.'
      case 'changes nothing':
        return 'Eso no cambiaría nada.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'No hay ningún código de partida. Uno es así: CF1-D3-AAAAACL.'
      case 'version':
        return `«${error.found}» no se conoce aquí. Los códigos de partida empiezan por CF1.`
      case 'mode':
        return `«${error.found}» no es un modo. Los modos son D3, D1, H3 y mesas propias como T301.`
      case 'letters':
        return `«${error.found}» no es un reparto. Un reparto son siete letras de la A a la Z.`
      case 'length':
        if (error.length === 0) return 'Falta el reparto: siete letras, como en CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `«${error.found}» tiene # letra. Un reparto tiene siete.`,
          other: `«${error.found}» tiene # letras. Un reparto tiene siete.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return es.dealCodeError(error.error)
      case 'move':
        return `La jugada ${error.number}, «${error.token}», no se puede leer. Las jugadas son como D, RF, W3, 12x3 o FS1.`
      case 'rules':
        return `La jugada ${error.number}, «${error.token}», va contra las reglas. ${es.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserva, vacía' : `Reserva, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Mazo, vacío' : `Mazo, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Descarte, vacío' : `Descarte, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0 ? `Base de ${suit(of)}, vacía, empieza con ${rank(start)}` : `Base de ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Columna ${number}, vacía` : `Columna ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Mesa',
    actions: 'Acciones',
    score: points,
    dollars,
    time: (clock) => `Tiempo ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 cartas', D1: '1 carta', H3: 'Reglas de Hoyle' }[mode] : `Mesa propia ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Robar 3', D1: 'Robar 1', H3: 'Hoyle' }[mode] : 'Mesa propia'),
    modeRules: (mode) =>
      ({
        D3: 'Difícil. El mazo da tres cartas a la vez.',
        D1: 'Fácil. El mazo da una carta a la vez.',
        H3: 'Las del casino. Tres cartas, solo columnas enteras, nada vuelve de una base.',
      })[mode],
    close: 'Cerrar',
  },

  rules: {
    drawn: {
      name: 'Cartas robadas',
      choice: cards,
      sentence: (count) => `El mazo da ${{ 1: 'una carta', 2: 'dos cartas', 3: 'tres cartas' }[count]} a la vez.`,
    },
    passes: {
      name: 'Vueltas',
      choice: (passes) => (passes === 'any number' ? 'Sin límite' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'El mazo se puede recorrer cuantas veces se quiera.'
          : plural(passes, { one: 'El mazo se puede recorrer una vez.', other: 'El mazo se puede recorrer # veces.' }),
    },
    columnMoves: {
      name: 'Entre columnas',
      choice: (moves) =>
        ({
          'any run': 'Cualquier serie',
          whole: 'Columna entera',
          last: 'Última carta',
          'last or whole': 'Última carta o entera',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'De columna a columna se mueve cualquier serie, entera o solo su final.',
          whole: 'De columna a columna solo se mueve la columna entera.',
          last: 'De columna a columna solo se mueve la última carta.',
          'last or whole': 'De columna a columna se mueve la última carta, o la columna entera.',
        })[moves],
    },
    emptyColumn: {
      name: 'Columnas vacías',
      choice: (takes) => ({ anything: 'Cualquier cosa', waste: 'Del descarte' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Una vez vacía la reserva, una columna vacía toma todo lo que se puede mover.',
          waste: 'Una vez vacía la reserva, una columna vacía solo toma la carta de encima del descarte.',
        })[takes],
    },
    ranks: {
      name: 'Valores en columnas',
      choice: (ranks) => ({ round: 'Toda la vuelta', ending: 'Hasta el valor inicial' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'En las columnas los valores dan toda la vuelta: un rey va sobre un as.',
          ending: 'En las columnas los valores acaban en el inicial: nada va sobre una carta de ese valor.',
        })[ranks],
    },
    takingBack: {
      name: 'Bases',
      choice: (goes) => (goes ? 'Las cartas vuelven' : 'Las cartas se quedan'),
      sentence: (goes) =>
        goes ? 'Una carta puede volver de una base a una columna.' : 'Una carta en una base se queda allí.',
    },
    pay: {
      name: 'Pago',
      choice: (pay) => ({ played: 'Cartas jugadas', lying: 'Cartas puestas' })[pay],
      sentence: (pay) =>
        ({
          played: 'Una baraja cuesta 52 dólares. Cada carta que se pone en una base paga 5.',
          lying: 'Una baraja cuesta 50 dólares. Cada carta en una base paga 5, las 52 juntas pagan 500.',
        })[pay],
    },
  },

  install: {
    name: 'Solitario Canfield',
    shortName: 'Canfield',
    description: 'Solitario Canfield: las reglas auténticas, cartas grandes, gratis.',
  },

  bar: {
    newGame: 'Partida nueva',
    newGameWord: 'Nueva',
    undoWord: 'Deshacer',
    redoWord: 'Rehacer',
    menuWord: 'Menú',
    undoCount: (count) => `Deshacer (${moves(count)})`,
    nothingToUndo: 'Nada que deshacer',
    redoCount: (count) => `Rehacer (${moves(count)})`,
    nothingToRedo: 'Nada que rehacer',
    hint: 'Pista',
    hintWord: 'Pista',
    outlook: (outlook) =>
      outlook === undefined
        ? '¿Aún se puede ganar?'
        : {
            won: 'Aún se puede ganar',
            lost: 'Ya no se puede ganar',
            unknown: 'No se sabe si se puede ganar',
            searching: 'Averiguando si se puede ganar',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? '¿Ganable?'
        : { won: 'Ganable', lost: 'Perdida', unknown: 'Incierto', searching: 'Buscando' }[outlook],
    menu: 'Menú',
  },

  menu: {
    title: 'Menú',
    daily: 'Reparto del día',
    dailyHint: 'Las mismas cartas para todos, nuevas cada día.',
    games: 'Partidas',
    gamesHint: 'Todo lo que se ha jugado.',
    statistics: 'Estadísticas',
    statisticsHint: 'Lo que se ha ganado, y la cuenta.',
    backup: 'Copia de seguridad',
    backupHint: 'Todas las partidas en un archivo, para guardar o trasladar.',
    settings: 'Ajustes',
    settingsHint: 'Juego, aspecto, sonido, teclas, idioma.',
    help: 'Reglas y ayuda',
    helpHint: 'Cómo se juega, las probabilidades, y respuestas.',
  },

  daily: {
    title: 'Reparto del día',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    day: (date, today, result) =>
      `${date}${today ? ', hoy' : ''}${result ? { won: ', ganado', played: ', jugado' }[result] : ''}`,
    won: 'Ganado',
    played: 'Jugado',
    modeWon: (mode) => `${es.app.modeShort(mode)}, ganado`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# día ganado', other: '# días ganados' })
      return inARow > 1 ? `${days}, los últimos ${inARow} seguidos.` : `${days}.`
    },
    everyMode: 'Las mismas cartas para todos. Se pueden ganar con cualquiera de las reglas.',
    toCome: 'Ese día aún no ha llegado.',
    play: 'Jugar este reparto',
    playToday: 'Jugar el reparto de hoy',
    goOn: 'Seguir con él',
  },

  newGame: {
    title: 'Partida nueva',
    mode: 'Reglas',
    ownTable: 'Una mesa propia',
    ownTableHint: 'Las reglas como tú quieras.',
    tableWord: (mode) => `En los códigos de partida esta mesa se llama ${mode}.`,
    deal: 'Repartir una partida nueva',
    winnableOnly: 'Solo repartos que se puedan ganar',
    winnableOnlyHint: 'El siguiente se busca mientras juegas.',
    difficulty: 'Dificultad',
    difficultyHint: 'Los fáciles perdonan los descuidos, los difíciles no.',
    difficulties: { any: 'Todos', easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
    looking: (tried) =>
      plural(tried, { one: 'Buscando: # reparto por ahora', other: 'Buscando: # repartos por ahora' }),
    noneFound: 'Esta vez no se encontró ninguno. Inténtalo de nuevo.',
    restart: 'Empezar de nuevo este reparto',
    restartHint: 'Las mismas cartas desde el principio.',
    bringBack: 'Recuperar la partida anterior',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Este reparto',
    copy: 'Copiar',
    copied: 'Copiado',
    share: 'Compartir',
    shareText: (code) => `Canfield, reparto ${code}`,
    codeField: 'Código de partida',
    codeHint: 'Un código da siempre el mismo reparto.',
    play: 'Jugar',
  },

  welcome: {
    ask: '¿Canfield es nuevo para ti?',
    learn: 'Muéstrame',
    dismiss: 'No, gracias',
  },

  notice: {
    dealt: (code) => `Partida nueva ${code}.`,
    restarted: 'Las mismas cartas, desde el principio.',
    broughtBack: 'La partida anterior ha vuelto.',
    goneOn: 'Sigues desde aquí.',
    undoThis: 'Recuperarla',
    lookBack: '¿Qué era posible?',
    notKept: 'Este navegador no guarda nada: la partida se perderá al cerrar la página.',
    damaged: 'La partida guardada no se puede leer. Esto es lo que queda de ella:',
    notLoaded: 'No se pudo cargar. Inténtalo de nuevo cuando vuelva la red.',
    otherTab:
      'Canfield está abierto también en otra pestaña. Cada pestaña conserva su propia partida, y la lista de partidas tiene ambas.',
    badLink: (reason) => `No se pudo usar el enlace. ${reason}`,
    copyText: 'Copiar el texto',
    copied: 'Copiado.',
    copyFailed: 'El navegador no permite copiar. Selecciona el texto y cópialo a mano.',
    fitsNowhere: (of) => `${capital(theCard(of))} no va a ningún sitio ahora.`,
    dismiss: 'Ocultar',
  },

  film: {
    title: 'Película de una partida',
    leave: 'Volver a tu partida',
    leaveWord: 'Cerrar',
    back: 'Una jugada atrás',
    backWord: 'Atrás',
    play: 'Reproducir',
    playWord: 'Reproducir',
    pause: 'Pausa',
    pauseWord: 'Pausa',
    forward: 'Una jugada adelante',
    forwardWord: 'Adelante',
    speed: (times) => (times === 1 ? 'Velocidad: 1 vez' : `Velocidad: ${number(times)} veces`),
    speedWord: 'Velocidad',
    goOn: 'Seguir tú desde aquí',
    goOnWord: 'Seguir',
    place: (at, of) => `Jugada ${at} de ${of}`,
  },

  games: {
    title: 'Partidas',
    search: 'Buscar por código de partida',
    mode: 'Reglas',
    allModes: 'Todas las reglas',
    state: 'Qué partidas',
    allStates: 'Todas las partidas',
    states: { won: 'Ganadas', unfinished: 'No ganadas', removed: 'Quitadas' },
    count: (count) => plural(count, { one: '# partida', other: '# partidas' }),
    none: 'Una partida figura aquí desde su primera jugada.',
    noneFound: 'No hay ninguna partida así.',
    more: 'Ver más',
    won: 'Ganada',
    attempts: (count) => plural(count, { one: '# intento', other: '# intentos' }),
    attempt: (number) => `Intento ${number}`,
    onTable: 'Ahora en la mesa.',
    undated: 'Fecha desconocida',
    begun: 'Comienzo',
    timeSpent: 'Tiempo',
    actions: 'Jugadas',
    score: 'Puntos',
    undos: 'Deshechas',
    help: 'Ayuda',
    helpKind: (kind) =>
      ({
        verdict: 'Si se puede ganar',
        chance: 'Probabilidad',
        'fair hint': 'Pista justa',
        hint: 'Pista',
        solution: 'Solución',
      })[kind],
    given: 'Jugado de antemano',
    givenActions: moves,
    back: 'Todas las partidas',
    playAgain: 'Jugar otra vez este reparto',
    goOn: 'Seguir',
    watch: 'Ver',
    copyCode: 'Copiar el código',
    copyDeal: 'Copiar un enlace al reparto',
    copyGame: 'Copiar un enlace',
    share: 'Compartir',
    remove: 'Quitar',
    bringBack: 'Recuperar',
    removed: 'Quitada de la lista.',
    broughtBack: 'De nuevo en la lista.',
    unreadable: 'Las jugadas de esta partida ya no se pueden leer.',
    damaged: (count) =>
      plural(count, {
        one: '# partida no se pudo leer. Se ha apartado:',
        other: '# partidas no se pudieron leer. Se han apartado:',
      }),
    forget: 'Ya no hace falta',
    notKept: 'Este navegador no guarda partidas. La lista solo tiene lo jugado desde que se abrió la página.',
  },

  statistics: {
    title: 'Estadísticas',
    mode: 'Reglas',
    none: 'Aún no hay nada que contar. Una partida cuenta desde su primera jugada, salvo si empezó con jugadas ya hechas.',
    counts:
      'Una partida cuenta desde su primera jugada. Todos los intentos de un reparto con las mismas reglas son una partida. Las partidas quitadas no cuentan, ni las que empezaron con jugadas que no eran tuyas, como las de un enlace o una solución.',
    figures: {
      played: ['Partidas', 'Los repartos que se han jugado.'],
      won: ['Ganadas', 'Partidas ganadas en alguno de sus intentos.'],
      share: [
        'Parte ganada',
        'De las partidas jugadas. La parte verdadera está entre los límites 95 veces de cada 100 (Wilson).',
      ],
      unaided: ['Ganadas sin ayuda', 'Al primer intento, sin ayuda y sin deshacer.'],
      unaidedShare: ['Parte ganada sin ayuda', 'De las partidas jugadas, con límites como los de arriba.'],
      attempts: ['Intentos', 'Cada vez que se empezó un reparto, también de nuevo.'],
      streak: [
        'Racha actual',
        'Partidas ganadas seguidas hasta la última. La que está en la mesa solo cuenta una vez ganada.',
      ],
      longestStreak: ['Racha más larga', 'Más victorias seguidas, en el orden en que se empezaron.'],
      timeSpent: ['Tiempo de juego', 'Con la página a la vista, desde la primera jugada de un intento.'],
      winTime: [
        'Tiempo de una victoria',
        'La mitad de las victorias tardó menos. De los intentos de una partida, el primero ganado.',
      ],
      fastestWin: ['Victoria más rápida', 'El menor tiempo de un intento así.'],
      winActions: [
        'Jugadas de una victoria',
        'La mitad de las victorias necesitó menos. Las jugadas deshechas no cuentan.',
      ],
      fewestActions: ['Victoria más corta', 'Las menos jugadas de un intento así.'],
      meanScore: [
        'Media de puntos',
        'De cada partida el primer intento ganado, o si no el de más puntos. Con las reglas de Hoyle un dólar es un punto.',
      ],
      bestScore: ['Más puntos', 'Los más puntos de un intento así.'],
    },
    bounds: (low, high) => `de ${low} a ${high}`,
    pictures: {
      overTime: ['Resultados en el tiempo', 'Partidas según cuándo se empezaron.'],
      scores: ['Puntos', 'Partidas según sus puntos, de 25 en 25.'],
      hours: ['Hora del día', 'Partidas según la hora en que se empezaron.'],
      weekdays: ['Día de la semana', 'Partidas según el día en que se empezaron.'],
      startRanks: ['Valores iniciales', 'Partidas según el valor de la carta inicial.'],
    },
    stretch: { day: 'Día', week: 'Semana del', month: 'Mes', year: 'Año' },
    scoreStep: 'Puntos',
    hour: 'Hora',
    weekday: 'Día',
    startRank: 'Valor inicial',
    played: 'Partidas',
    won: 'Ganadas',
    notWon: 'No ganadas',
    atLeast: (of) => `${of} o más`,
    asTable: 'Como tabla',
    picture: (name, played, won) =>
      `${name}: ${plural(played, { one: '# partida', other: '# partidas' })}, ${plural(won, { one: '# ganada', other: '# ganadas' })}.`,
    account: 'La cuenta',
    accountMeaning:
      'El casino vendía una baraja por 52 dólares y pagaba 5 por cada carta en una base. Con las reglas de Hoyle cuesta 50, y las 52 cartas pagan 500. Un reparto cuenta una vez, como se jugó la primera.',
    balance: 'Saldo',
    cost: 'Precio',
    paid: 'Pagado',
    packs: (count) => plural(count, { one: '# baraja', other: '# barajas' }),
    accountPicture: (balance) => `El saldo después de cada baraja. Ahora es de ${balance}.`,
    deal: 'Reparto',
    more: 'Ver más',
    saveCsv: 'Guardar las partidas como CSV',
    saveFigures: 'Guardar las cifras como CSV',
  },

  backup: {
    title: 'Copia de seguridad',
    where:
      'Las partidas están en este navegador, en este dispositivo, y en ningún otro sitio. Desaparecen si se borran los datos del navegador para esta página. Un navegador también puede borrarlas por su cuenta cuando el dispositivo está lleno, y algunos lo hacen tras semanas sin visitas.',
    permanent: 'Este navegador ha prometido no borrarlas por su cuenta.',
    notPermanent: 'Este navegador no ha prometido conservarlas.',
    refused:
      'El navegador no lo promete ahora. Quizá más adelante, cuando se haya jugado más o el juego esté instalado.',
    askButton: 'Pedirle que las conserve',
    save: 'Guardar',
    saveHint: 'Todas las partidas y los ajustes en un archivo que cualquier dispositivo puede leer.',
    saveButton: 'Guardar en un archivo',
    saved: (count) => plural(count, { one: '# intento guardado.', other: '# intentos guardados.' }),
    notReadable: 'Las partidas o el archivo no se pueden leer ahora. No se ha cambiado nada.',
    read: 'Leer',
    readHint: 'Las partidas del archivo se añaden a las de aquí. Leer un archivo otra vez no cambia nada.',
    readButton: 'Elegir un archivo',
    reading: 'Leyendo el archivo…',
    offer: (count, fresh) =>
      `El archivo tiene ${plural(count, { one: '# intento', other: '# intentos' })}, ${plural(fresh, { one: '# nuevo', other: '# nuevos' })} aquí.`,
    withSettings: 'Tomar también los ajustes',
    takeButton: 'Añadir a mis partidas',
    taken: (count) => plural(count, { one: '# intento añadido.', other: '# intentos añadidos.' }),
    notTaken: 'El navegador no las conserva: el almacenamiento está lleno o no está permitido. No se ha cambiado nada.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Esto no es una copia de seguridad de Canfield. No se ha cambiado nada.'
        case 'newer':
          return 'Esta copia es de una versión más nueva de Canfield. Vuelve a cargar la página e inténtalo de nuevo. No se ha cambiado nada.'
        case 'cut off':
          return 'Esta copia no está entera: falta el final o está dañado. No se ha cambiado nada.'
        case 'damaged':
          return `El intento ${error.number} de esta copia no se puede leer. No se ha cambiado nada.`
      }
    },
  },

  panel: {
    title: '¿Se puede ganar?',
    outlook: (outlook) =>
      ({
        won: 'Aún se puede ganar',
        lost: 'Ya no se puede ganar',
        unknown: 'No se sabe',
        searching: 'Buscando',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# posición examinada', other: '# posiciones examinadas' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: 'Se examinó # posición, sin respuesta.',
        other: 'Se examinaron # posiciones, sin respuesta.',
      }),
    lineKnown: (count) => `Se conoce un camino para ganar en ${moves(count)}.`,
    lastWon: (back) => `La última posición que se podía ganar está ${moves(back)} atrás.`,
    lostWith: (move) => `La jugada que la perdió: ${move}`,
    neverWon: 'Este reparto no se podía ganar desde el principio.',
    turningSought: 'Buscando la última posición que se podía ganar.',
    turningUnknown: 'No se pudo averiguar dónde se perdió.',
    best: (count, exact) =>
      exact
        ? `Como mucho llegan ${cards(count)} a las bases.`
        : `Lo mejor que se encontró: ${cards(count)} en las bases.`,
    goBack: (back) => `Volver ${moves(back)} atrás`,
    showMe: 'Mostrar',
    chance: (percent, lookedAt) =>
      `${percent} %, de ${plural(lookedAt, { one: '# disposición', other: '# disposiciones' })} de las cartas ocultas`,
    chanceTitle: 'Probabilidad',
    lookBackTitle: 'Lo que era posible',
    couldBeWon: 'El reparto se podía ganar.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Como mucho' : 'Lo mejor que se encontró:'} ${cards(count)}, ${points(score)}; alcanzaste ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Como mucho' : 'Lo mejor que se encontró:'} ${cards(count)}, ${dollars(score)}; alcanzaste ${reached}.`,
  },

  hint: {
    thinking: 'Pensando.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Robar # vez y después:', other: 'Robar # veces y después:' })} ${move}`,
    safe: (move) => `${move} No cuesta nada.`,
    look: 'Robar del mazo: se ven más cartas y no se pierde nada.',
    most: (move) => `Todo parece perdido. Suben más cartas con: ${move}`,
    mostKnown: (move) => `Ya no se puede ganar. Suben más cartas con: ${move}`,
    mostFound: (move) => `No se sabe si se puede ganar. Por lo encontrado, suben más cartas con: ${move}`,
    nothing: 'Ya nada ayuda: ninguna otra carta puede llegar a una base.',
    play: 'Jugarla',
  },

  win: {
    title: 'Has ganado',
    summary: (score, count) => `${points(score)} en ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} en ${moves(count)}`,
    daily: (date) => `Reparto del día, ${date}`,
    calendar: 'Ver el calendario',
    newGame: 'Partida nueva',
    watch: 'Ver la partida otra vez',
    lookAtTable: 'Mirar la mesa',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`La columna ${fill.column} se llena con ${theCard(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'La reserva está vacía.' : `Encima de la reserva: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'El descarte está vacío.' : `Encima del descarte: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Se ha deshecho el robo.'
        case 'turn over':
          return 'El descarte está como antes.'
        case 'carry':
          return `Deshecho: ${es.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} y ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'su base' : `la columna ${to}`))
      return `${capital(block)} en la mano. Va en: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} en su sitio.`,
    playable: (moves) => (moves.length === 0 ? 'No queda nada que jugar.' : moves.map(es.move).join(' ')),
  },

  settings: {
    title: 'Ajustes',
    language: 'Idioma',
    languageBrowser: 'El del navegador',
    play: 'Juego',
    look: 'Aspecto',
    motion: 'Movimiento y sonido',
    tapPicksUp: 'Coger con un toque',
    tapPicksUpHint: 'Toca una carta y después el montón que debe tomarla. Otro toque en la carta la envía adonde va.',
    slack: 'Margen',
    slackHint: 'Cuánto puede resbalar un toque antes de arrastrar una carta.',
    slacks: { small: 'Poco', medium: 'Más', large: 'Mucho' },
    themeContrast: 'Alto contraste',
    textSize: 'Tamaño del texto',
    largeFaces: 'Signos grandes',
    largeFacesHint: 'Valores y palos ocupan más de la carta.',
    letters: 'Letras de las cartas',
    showScore: 'Puntos',
    showScoreHint: 'Se muestran en la mesa.',
    showTime: 'Tiempo',
    showTimeHint: 'Un reloj en la mesa.',
    showCounts: 'Cuentas',
    showCountsHint: 'Cuántas cartas y cuánto por deshacer queda.',
    speed: 'Animación',
    speeds: { none: 'Ninguna', fast: 'Rápida', normal: 'Normal', slow: 'Lenta' },
    sounds: 'Sonidos',
    soundsHint: 'Cortos y suaves.',
    vibration: 'Vibración',
    vibrationHint: 'Un zumbido breve por cada carta.',
    doubleTap: 'Doble toque',
    doubleTapHint: 'Un toque envía una carta también a una columna, cuando su base no la toma.',
    theme: 'Aspecto',
    themeSystem: 'Sistema',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    felt: 'Mesa',
    feltGreen: 'Verde',
    feltBlue: 'Azul',
    feltPlum: 'Ciruela',
    feltStone: 'Piedra',
    fourColours: 'Cuatro colores',
    fourColoursHint: 'Diamantes azules, tréboles verdes.',
    leftHanded: 'Para zurdos',
    leftHandedHint: 'Mazo y reserva a la derecha.',
    help: 'Ayuda durante la partida',
    indicator: 'Mostrar si se puede ganar',
    indicatorHint: 'Todo el tiempo, en la barra.',
    chanceMeter: 'Probabilidad',
    chanceMeterHint: 'En el panel, según lo que se puede saber.',
    knowingHint: 'Pistas que lo saben todo',
    knowingHintHint: 'Saben dónde están las cartas ocultas.',
  },

  keys: {
    title: 'Teclas',
    always: 'Siempre',
    fixed: {
      arrows: ['Flechas', 'De montón en montón, y a lo largo de una columna'],
      enter: ['Intro', 'Tocar la carta o el mazo'],
      space: ['Espacio', 'Coger una carta, dejarla'],
      escape: ['Esc', 'Devolver la carta, cerrar una ventana'],
      undo: ['Ctrl Z', 'Deshacer'],
      redo: ['Ctrl Mayús Z', 'Rehacer'],
      help: ['F1', 'Reglas y ayuda'],
    },
    shortcuts: 'Teclas sueltas',
    shortcutsHint: 'Una tecla cada una, sin Ctrl.',
    names: {
      draw: 'Robar',
      undo: 'Deshacer',
      redo: 'Rehacer',
      hint: 'Pista',
      moves: 'Decir qué se puede jugar',
      board: 'Decir la mesa',
      score: 'Decir los puntos',
      newGame: 'Partida nueva',
      help: 'Reglas y ayuda',
    },
    none: 'Ninguna tecla',
    press: 'Pulsa una tecla',
    change: (name, key) => `${name}: ${key}. Elegir otra tecla`,
    unset: 'Elige Retroceso para lo que no deba tener tecla.',
    lost: (name) => `«${name}» ya no tiene tecla.`,
    reset: 'Volver a las teclas de siempre',
  },
}
