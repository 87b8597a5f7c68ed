import type { HelpTexts } from './texts.ts'

/** The help in Spanish. */
export const es: HelpTexts = {
  language: 'es',

  pages: {
    setUp: { title: 'Preparación', lead: 'El objetivo es llevar las 52 cartas a las cuatro bases.' },
    reserve: {
      title: 'Reserva',
      lead: 'La reserva es el corazón del juego: la mayoría de las partidas se pierden con cartas en ella.',
    },
    foundations: {
      title: 'Bases',
      lead: 'Cuatro bases, una para cada palo. La carta inicial dice dónde empiezan.',
    },
    columns: { title: 'Columnas', lead: 'En las columnas las cartas bajan, y el rojo y el negro se alternan.' },
    stock: {
      title: 'Mazo y descarte',
      lead: 'Toca el mazo cuando nada más ayude, o cuando quieras ver más cartas.',
    },
    end: { title: 'Fin de la partida', lead: 'Juegas todo el tiempo que quieras.' },
    example: {
      title: 'Un ejemplo',
      lead: 'El comienzo de este reparto se publicó una vez para mostrar cómo se juega. Recórrelo paso a paso y mira por qué se mueve cada carta.',
    },
    scoring: { title: 'Puntuación', lead: 'Solo cuentan las cartas que suben a una base.' },
    hoyle: {
      title: 'Reglas de Hoyle',
      lead: ({ ui }) =>
        `Son las reglas más estrictas que traen los viejos libros de cartas. Se eligen en «${ui.newGame.title}».`,
    },
    tables: {
      title: 'Mesas propias',
      lead: ({ ui }) =>
        `En «${ui.newGame.title}», «${ui.newGame.ownTable}» te deja fijar estas reglas. Todo lo demás sigue igual.`,
    },
    odds: {
      title: 'Las probabilidades',
      lead: '¿Cuántos repartos se pueden ganar, y cuántos se ganan? Estas cifras se contaron con el solucionador de este juego.',
    },
    extras: {
      title: 'Lo que añade la aplicación',
      lead: 'Las reglas son las antiguas. Lo que sigue hace agradable jugarlas.',
    },
    codes: {
      title: 'Códigos de partida',
      lead: 'Cada reparto tiene un código, como CF1-D3-AAAAACL. Está junto a los puntos.',
    },
    privacy: { title: 'Privacidad', lead: 'Nadie sabe qué juegas, ni que juegas.' },
    data: { title: 'Tus partidas', lead: 'Tus partidas están en tu dispositivo y en ningún otro sitio.' },
    questions: { title: 'Preguntas y respuestas', lead: 'Lo que más preguntan los jugadores.' },
    about: { title: 'Acerca del juego', lead: 'El juego es gratuito, y su código fuente está abierto a todos.' },
  },

  rules: {
    R1: 'Se baraja una baraja de 52 cartas, sin comodines. El código de partida decide cómo.',
    R2: '13 cartas forman la reserva, un montón del que solo se ve la carta de encima. Una carta, la carta inicial, abre la primera base. 4 cartas abren las cuatro columnas. Las otras 34 son el mazo, boca abajo. El descarte y las otras tres bases aún están vacíos.',
    R3: 'Solo se puede jugar la carta de encima de la reserva, a su base o a una columna. Después queda libre la siguiente. Nunca se pone nada en la reserva. El número de debajo dice cuántas cartas quedan.',
    R4: 'Cuando una jugada vacía una columna, la carta de encima de la reserva la llena enseguida, como parte de la misma jugada.',
    R5: 'Una vez vacía la reserva, una columna vacía sigue así hasta que la llenes. Toma cualquier carta o serie: del descarte, de una columna o de una base. Mover allí una columna entera no cambiaría nada, así que no es una jugada.',
    R6: 'Cada base toma un palo. La primera toma el de la carta inicial, las otras toman los palos restantes en el orden picas, corazones, diamantes, tréboles.',
    R7: 'El valor de la carta inicial es el valor inicial de las cuatro bases: una vacía solo toma la carta de ese valor en su palo. De ahí se sube de valor en valor, y después del rey viene el as. Con 13 cartas una base está completa. Solo va allí una carta a la vez.',
    R8: 'Una carta va sobre otra del otro color que sea exactamente un valor más alta: un 6 rojo sobre un 7 negro. Los valores dan toda la vuelta, así que un rey va sobre un as del otro color, sea cual sea el valor inicial.',
    R9: 'Cualquier serie se mueve en bloque en una sola jugada: la columna entera, o solo su final. Todas las cartas de una columna están boca arriba.',
    R10: ({ ui }) =>
      `Un toque en el mazo pasa cartas al descarte: 3 a la vez en «${ui.app.modeShort('D3')}», 1 en «${ui.app.modeShort('D1')}». Tres cartas quedan en abanico, y solo se puede jugar la última; cuando se va, queda libre la siguiente. Cuando quedan menos de tres, se pasan esas.`,
    R11: 'Un toque en el mazo vacío da la vuelta a todo el descarte, sin barajar: lo que se robó primero se robará primero otra vez. Puedes recorrerlo cuantas veces quieras, sin coste. Cuando el mazo y el descarte están vacíos, un toque no hace nada.',
    R12: 'Solo se puede jugar la carta de encima del descarte, a su base o a una columna.',
    R13: 'La carta de encima de cualquier base se puede arrastrar de vuelta a una columna que la tome, incluso la carta inicial. No cuesta puntos, y una carta que vuelve a subir puntúa otra vez.',
    R14: 'La partida está ganada cuando las cuatro bases tienen 13 cartas. Si no, nunca termina por sí sola: nadie te dice que has perdido.',
    R15: 'Deshacer retira lo que hiciste, hasta 100 jugadas, con robos, descartes vueltos y columnas llenadas. Los puntos de una jugada se van con ella.',
    R16: 'Una carta que se pone en una base desde la reserva, una columna o el descarte da 5. Nada más puntúa, y nada cuesta. Una partida empieza en 0 y nunca baja de ahí. Ganada sin sacar ninguna carta de una base, termina con 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Un toque, un clic o Intro envía una carta a su base si va allí. Si no, va a una columna: a la más larga de las que la toman (la de más a la izquierda entre iguales), o a una vacía. En medio de una columna va la serie desde esa carta. Con «${ui.settings.doubleTap}» desactivado en los ajustes, un toque solo envía cartas a las bases. El segundo clic de un doble clic nunca juega una segunda carta, y cualquier carta se puede arrastrar.`,
    R18: 'Nada más se mueve por sí solo: ninguna carta va a una base sin pedirlo, y ninguna partida se termina sola.',
    R19: 'Un código da siempre el mismo reparto: cada carta en su sitio, también en el orden del mazo.',
    R20: 'Los puntos siguen las condiciones de un casino: una baraja costaba 52 dólares, y cada carta en una base devolvía 5. Las estadísticas llevan una cuenta de todas tus partidas: 52 dólares menos por cada una, y sus puntos sumados.',
    H1: 'De columna a columna solo se mueve la columna entera. La carta de encima de una columna siempre puede ir a su base.',
    H2: 'Una vez vacía la reserva, una columna vacía solo toma la carta de encima del descarte, y puede quedar abierta todo lo que quieras.',
    H3: 'Una carta en una base se queda allí.',
    H4: 'Se roban 3 cartas a la vez. Puedes recorrer el mazo cuantas veces quieras, y nunca se baraja.',
    H5: 'Los puntos son lo que paga la casa: 5 dólares por cada carta que está en una base, también la carta inicial, así que una partida empieza en 5. Las 52 pagan 500 en lugar de la suma. En la cuenta una baraja cuesta 50.',
    H6: 'Se dice que se gana unas 3 veces de cada 100. La página de las probabilidades dice qué podría ganar quien conociera todas las cartas.',
  },

  notes: {
    reserveFirst: 'Juega desde la reserva siempre que no se pierda nada: cada carta que sale deja libre la siguiente.',
    lookAhead:
      'Piensa antes de vaciar una columna: allí irá la carta de encima de la reserva, y puede ser difícil volver a moverla.',
    stuck: ({ ui }) =>
      `Cuando nada parece ir, recorre el mazo otra vez, mira si una carta podría volver de una base, o pregunta: «${ui.bar.outlook(undefined)}»`,
    otherRules: 'Con las reglas de Hoyle los puntos se cuentan en dólares, como dice su página.',
    exceptions: 'Todo es como en el juego de tres cartas, salvo esto:',
    demon:
      'En Inglaterra el juego se llama Demon. Mary Whitmore Jones lo describió allí en 1891 y lo alabó por encima de todos los demás solitarios de una baraja; el nombre, pensaba, viene del espíritu burlón que arrebata la victoria en el último momento.',
    canfield:
      'En América lleva el nombre de Richard Canfield, que tuvo una casa de juego en Saratoga Springs en la década de 1890. Se cuenta que un huésped compraba una baraja por 50 o 52 dólares y recibía 5 por cada carta en las bases. Algunos creen que allí se jugaba a otro, el Klondike. El nombre quedó.',
    knowing:
      'Son los repartos en los que el solucionador encontró una victoria, conociendo todas las cartas, entre los que ha resuelto hasta ahora. Quien no conoce las cartas ocultas gana menos.',
    bounds: 'La parte verdadera está entre los límites 95 veces de cada 100.',
    open: 'Los repartos que el solucionador dejó abiertos cuentan como perdidos en la parte y como ganados en el límite superior.',
    players: 'Los dos jugadores de abajo solo recibieron repartos que se pueden ganar.',
    fairHints: 'Las pistas justas, seguidas hasta el final. No saben más de lo que tú puedes saber.',
    obviousRule:
      'La regla obvia: a una base si se puede, si no desde la reserva, si no desde el descarte o de columna a columna, y si no robar.',
    worth: ({ ui }) =>
      `Aquí se ha cambiado una sola regla cada vez, con los mismos repartos. En «${ui.newGame.ownTable}» puedes jugar con cualquiera de ellas.`,
    hints: ({ ui }) =>
      `«${ui.bar.hint}» muestra una buena jugada, y si se pulsa otra vez la juega. Las pistas son justas: saben lo que tú puedes saber, a menos que elijas «${ui.settings.knowingHint}» en los ajustes.`,
    outlook: ({ ui }) =>
      `«${ui.bar.outlook(undefined)}» pregunta al solucionador. Si la partida está perdida, encuentra la jugada que la perdió y te lleva de vuelta allí. Las partidas en que pediste ayuda quedan marcadas.`,
    films: 'Cualquier partida se puede ver como una película, y seguir jugando desde cualquier punto.',
    games: ({ ui }) => `«${ui.games.title}» tiene todo lo que has jugado, y «${ui.statistics.title}» lo cuenta.`,
    daily: ({ ui }) =>
      `«${ui.daily.title}» es uno para cada día, el mismo para todos, y se puede ganar con todas las reglas.`,
    winnable: ({ ui }) =>
      `En «${ui.newGame.title}» puedes tener solo repartos que se pueden ganar, tan fáciles o difíciles como quieras.`,
    ownTable: ({ ui }) => `Allí, con «${ui.newGame.ownTable}», pones tú las reglas, una por una.`,
    tableWord:
      'En un código de partida, una mesa así es una T y una cifra para cada una de estas reglas, en este orden; los ceros del final se omiten. Junto a cada regla está la palabra de D3 cuando no se cambia nada más. Las cartas de un reparto son las mismas en todas las mesas.',
    friend: ({ ui }) =>
      `Para dar a un amigo el reparto que está en la mesa, abre «${ui.newGame.title}» y copia o comparte lo que está en «${ui.newGame.thisDeal}». Tu amigo escribe el código en la misma ventana, en «${ui.newGame.codeField}», o abre el enlace.`,
    parts:
      'CF1 es la manera de barajar. D3 indica las reglas: D3 para tres cartas, D1 para una carta, H3 para las reglas de Hoyle, T con cifras para una mesa propia. Las siete letras son el reparto, y las mismas letras son las mismas cartas con todas las reglas.',
    typing: 'Mayúsculas, espacios y guiones no importan al escribir un código.',
    wholeGame: ({ ui }) => `«${ui.games.title}» da también enlaces a partidas enteras, con cada jugada.`,
    howMany: 'Hay 8 031 810 176 repartos. A nadie se le acabarán.',
    noAccount: 'No hay cuenta, ni publicidad, ni rastreo.',
    noNetwork:
      'El juego no pide nada a ningún servidor una vez cargado. Después de la primera visita funciona sin red.',
    sharing: 'Solo tú compartes cosas. Un código o enlace dice el reparto, o las jugadas de una partida, y nada de ti.',
    kept: 'Este navegador guarda la partida de la mesa, en cada jugada; todas las partidas que has jugado; y tus ajustes.',
    cleared: ({ ui }) =>
      `Si borras los datos del navegador para esta página, también se borran tus partidas. Un navegador puede borrarlas además cuando el dispositivo está lleno. «${ui.backup.title}», en el menú, puede pedirle que no lo haga.`,
    move: ({ ui }) =>
      `Para trasladar tus partidas, o guardar una copia, abre «${ui.backup.title}» y guarda un archivo. Léelo en el otro dispositivo: sus partidas se añaden a las que hay, y ninguna dos veces.`,
    removed: ({ ui }) =>
      `Una partida que quitas de la lista solo se aparta, y se puede recuperar allí en «${ui.games.states.removed}».`,
    tabs: 'Cuando el juego está abierto en dos pestañas, cada una conserva su propia partida, y la lista tiene ambas.',
    free: 'Según la licencia MIT, cualquiera puede usarlo, copiarlo y modificarlo.',
    madeOf: 'Las figuras las dibujó Adrian Kennard, y las letras de las cartas vienen de la tipografía Inter.',
  },

  headings: {
    strategy: 'Conviene saber',
    history: 'Historia',
    knowing: 'Con todas las cartas conocidas',
    players: 'Lo que ganan los jugadores',
    worth: 'Lo que vale cada regla',
    seeAlso: 'Véase también',
  },

  figures: {
    deal: 'Un reparto nuevo: 13 cartas en la reserva, 34 en el mazo, una en cada columna. La carta inicial es el 7 de corazones.',
    fill: 'La serie de la columna 2 ha ido a la columna 4. La reina de picas ha venido de la reserva a llenar la columna 2, y quedan 10 cartas.',
    startRank: 'El valor inicial es 7. El 7 de tréboles acaba de abrir su base; picas y diamantes aún esperan su 7.',
    roundTheKing: 'La base de tréboles ha pasado el rey: el as está encima, y el 2 viene después.',
    takenBack:
      'La reina de picas ha vuelto de su base a la columna 2. Ahora la jota de diamantes puede dejar el descarte e ir sobre ella.',
    run: 'El rey de corazones y la reina de tréboles pueden ir juntos de la columna 2 al as de picas de la columna 4.',
    emptyColumns: 'La reserva está vacía, y también las columnas 2 y 3: toman cualquier carta y cualquier serie.',
    fan: 'Se pasaron tres cartas, y solo se puede jugar el 5 de corazones: aquí al 6 de tréboles de la columna 1. Después queda libre el 2 de diamantes.',
    turnOver: 'El mazo está vacío: un toque en la flecha da la vuelta al descarte.',
    won: 'Ganada: las cuatro bases tienen 13 cartas.',
    wholeColumn:
      'También con las reglas de Hoyle el rey de corazones puede ir al as de picas, pues con él va toda la columna 2. La reina de tréboles no podría dejar atrás al rey.',
  },

  questions: {
    everyDeal: {
      question: '¿Se puede ganar todo reparto?',
      answer: ({ ui, odds }) =>
        `No. De los ${odds.knowing.D3.deals} repartos que el solucionador ha resuelto robando tres cartas, se puede ganar el ${odds.knowing.D3.share}; con una carta es el ${odds.knowing.D1.share}. Si solo quieres de esos, elige «${ui.newGame.winnableOnly}» en «${ui.newGame.title}».`,
    },
    fairShuffle: {
      question: '¿Se baraja con justicia?',
      answer:
        'Sí. Cada uno de los 8 031 810 176 repartos es tan probable como cualquier otro, hayas jugado lo que hayas jugado. El código dice cuál te tocó, y cualquiera puede repartirlo de nuevo.',
    },
    noAce: {
      question: '¿Por qué el as no va a una base vacía?',
      answer:
        'Las bases empiezan con el valor de la carta inicial, que se muestra en cada lugar vacío. El as viene después del rey.',
    },
    kingOnAce: {
      question: '¿Por qué un rey va sobre un as?',
      answer:
        'Porque los valores dan toda la vuelta: en las columnas el rey viene debajo del as, y debajo del rey la reina.',
    },
    filled: {
      question: '¿Por qué vino una carta a mi columna vacía?',
      answer:
        'Mientras la reserva tiene cartas, su carta de encima llena enseguida una columna vacía. Deshacer retira ambas cosas a la vez.',
    },
    unasked: {
      question: '¿Por qué las cartas no suben solas?',
      answer: 'Porque una carta en una columna puede valer más que en una base. Tú decides; basta un toque.',
    },
    wrongPlace: {
      question: 'Un toque envía una carta adonde no quiero. ¿Qué puedo hacer?',
      answer: ({ ui }) =>
        `Arrástrala adonde la quieras. Si los toques solo han de enviar cartas a las bases, desactiva «${ui.settings.doubleTap}» en «${ui.settings.title}».`,
    },
    lost: {
      question: 'Ya nada va. ¿He perdido?',
      answer: ({ ui }) =>
        `Pulsa «${ui.bar.outlookWord(undefined)}»: el solucionador dice si la partida aún se puede ganar. Si no, muestra hasta dónde puedes volver para que se pueda.`,
    },
    hiddenCards: {
      question: '¿Conocen las pistas las cartas ocultas?',
      answer: ({ ui }) =>
        `No, a menos que actives «${ui.settings.knowingHint}». Una pista justa prueba cómo podrían estar las cartas ocultas, y elige la jugada que gana más veces.`,
    },
    friend: {
      question: '¿Cómo doy este reparto a un amigo?',
      answer: ({ ui }) =>
        `Abre «${ui.newGame.title}», y copia o comparte el código de «${ui.newGame.thisDeal}». Tu amigo tendrá las mismas cartas.`,
    },
    newDevice: {
      question: '¿Cómo llevo mis partidas a otro dispositivo?',
      answer: ({ ui }) => `Guarda un archivo en «${ui.backup.title}», en el menú, y léelo en el otro dispositivo.`,
    },
    offline: {
      question: '¿Funciona el juego sin red?',
      answer:
        'Sí, después de la primera visita. También se puede instalar desde el menú del navegador; entonces se abre como cualquier otra aplicación.',
    },
    byMistake: {
      question: 'Repartí una partida nueva por error. ¿Se ha perdido la anterior?',
      answer: ({ ui }) =>
        `No. «${ui.newGame.bringBack}», en «${ui.newGame.title}», la trae de vuelta, y «${ui.games.title}» tiene todas las demás.`,
    },
    klondike: {
      question: '¿Es lo mismo que el Klondike?',
      answer:
        'No, aunque a ambos se los ha llamado Canfield. El Klondike tiene siete columnas con cartas ocultas, no tiene reserva, y sus bases empiezan con el as.',
    },
    price: {
      question: '¿Cuánto cuesta?',
      answer: 'Nada. Tampoco hay publicidad, ni nada que comprar. Los 52 dólares del casino solo se cuentan.',
    },
  },

  licences: 'Todas las partes y sus licencias',

  way: {
    pages: 'Páginas',
    allPages: 'Todas las páginas',
    previous: (title) => `Página anterior: ${title}`,
    next: (title) => `Página siguiente: ${title}`,
  },

  example: {
    place: (at, of) => `Paso ${at} de ${of}`,
    back: 'Atrás',
    forward: 'Siguiente',
    deal: 'La carta inicial es el 7 de corazones, así que todas las bases empiezan con 7. La reina de tréboles está encima de la reserva.',
    why: [
      'En las columnas una reina negra va sobre un rey rojo. Sale de la reserva, y eso siempre es bueno.',
      'Ahora el 8 de corazones está encima de la reserva. Sigue al 7 en la base de corazones.',
      'Una serie se mueve en bloque. El rey va sobre el as, pues los valores dan toda la vuelta. La columna 2 está vacía ahora, y la reserva la llena enseguida.',
      'Una jota negra va sobre una reina roja. A la reserva le quedan 9.',
      'Nada más va, así que es hora del mazo. Pasa tres cartas, y solo se puede jugar la última.',
      'El 5 de corazones va sobre el 6 de tréboles. Debajo queda libre ahora el 2 de diamantes.',
      'Otra vez. Las tres cartas siguientes van al descarte.',
      'Un 7: abre la base de tréboles. Cada 7 lo hace para su palo.',
    ],
    watch: 'Verla hasta la victoria',
    watchHint: 'Una película de toda la partida, en 197 jugadas.',
    play: 'Jugarla en la mesa',
    playHint: 'Paso a paso, con una palabra sobre cada uno. Tu partida te espera.',
  },

  lesson: {
    title: 'Aprender jugando',
    how: 'Toca la carta enmarcada o arrástrala.',
    strayed: 'Eso también se puede. Ahora prueba esto:',
    end: 'No hace falta saber más. El mazo se puede recorrer cuantas veces quieras, y toda jugada se puede deshacer. Sigue desde aquí o vuelve a tu partida.',
    leave: 'Volver a tu partida',
    leaveWord: 'Cerrar',
    back: 'Un paso atrás',
    backWord: 'Atrás',
    show: 'Jugar este paso por mí',
    showWord: 'Muéstrame',
    goOn: 'Seguir tú desde aquí',
    goOnWord: 'Seguir',
  },

  odds: {
    rules: 'Reglas',
    share: 'Ganados',
    deals: 'Repartos',
    between: (low, high) => `de ${low} a ${high}`,
    outOf: (won, deals) => `${won} de ${deals}`,
  },
}
