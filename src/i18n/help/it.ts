import type { HelpTexts } from './texts.ts'

/** The help in Italian. */
export const it: HelpTexts = {
  language: 'it',

  pages: {
    setUp: { title: 'Preparazione', lead: 'Lo scopo è portare tutte le 52 carte sulle quattro basi.' },
    reserve: {
      title: 'Riserva',
      lead: 'La riserva è il cuore del gioco: la maggior parte delle partite si perde con carte ancora lì.',
    },
    foundations: {
      title: 'Basi',
      lead: 'Quattro basi, una per ogni seme. La carta di base dice da dove cominciano.',
    },
    columns: { title: 'Colonne', lead: 'Sulle colonne le carte scendono, e il rosso e il nero si alternano.' },
    stock: {
      title: 'Tallone e pozzo',
      lead: 'Tocca il tallone quando nient’altro aiuta, o quando vuoi vedere più carte.',
    },
    end: { title: 'Fine della partita', lead: 'Giochi per tutto il tempo che vuoi.' },
    example: {
      title: 'Un esempio',
      lead: 'L’inizio di questa smazzata fu pubblicato una volta per mostrare come si gioca. Seguilo passo per passo e guarda perché ogni carta si muove.',
    },
    scoring: { title: 'Punteggio', lead: 'Contano solo le carte che salgono su una base.' },
    hoyle: {
      title: 'Regole di Hoyle',
      lead: ({ ui }) =>
        `Sono le regole più severe che stanno nei vecchi libri di carte. Si scelgono in «${ui.newGame.title}».`,
    },
    tables: {
      title: 'Tavoli tutti tuoi',
      lead: ({ ui }) =>
        `In «${ui.newGame.title}», «${ui.newGame.ownTable}» ti lascia decidere queste regole. Tutto il resto rimane com’è.`,
    },
    odds: {
      title: 'Le probabilità',
      lead: 'Quante smazzate si possono vincere, e quante si vincono? Queste cifre sono state contate con il risolutore di questo gioco.',
    },
    extras: {
      title: 'Che cosa aggiunge l’app',
      lead: 'Le regole sono quelle antiche. Ciò che segue le rende piacevoli da giocare.',
    },
    codes: {
      title: 'Codici di gioco',
      lead: 'Ogni smazzata ha un codice, come CF1-D3-AAAAACL. Sta accanto ai punti.',
    },
    privacy: { title: 'Riservatezza', lead: 'Nessuno viene a sapere che cosa giochi, né che giochi.' },
    data: { title: 'Le tue partite', lead: 'Le tue partite sono sul tuo dispositivo e in nessun altro luogo.' },
    questions: { title: 'Domande e risposte', lead: 'Che cosa chiedono più spesso i giocatori.' },
    about: { title: 'Informazioni sul gioco', lead: 'Il gioco è gratuito, e il suo codice sorgente è aperto a tutti.' },
  },

  rules: {
    R1: 'Si mescola un mazzo di 52 carte, senza jolly. Il codice di gioco decide come.',
    R2: '13 carte formano la riserva, una pila di cui si vede solo la carta in cima. Una carta, la carta di base, apre la prima base. 4 carte aprono le quattro colonne. Le altre 34 sono il tallone, coperte. Il pozzo e le altre tre basi sono ancora vuoti.',
    R3: 'Si può giocare solo la carta in cima alla riserva, sulla sua base o su una colonna. Poi è libera la successiva. Sulla riserva non si mette mai nulla. Il numero sotto dice quante carte restano.',
    R4: 'Quando una mossa svuota una colonna, la carta in cima alla riserva la riempie subito, come parte della stessa mossa.',
    R5: 'Una volta vuota la riserva, una colonna vuota resta tale finché non la riempi. Prende qualsiasi carta o sequenza: dal pozzo, da una colonna o da una base. Spostarvi una colonna intera non cambierebbe nulla, perciò non è una mossa.',
    R6: 'Ogni base prende un seme. La prima prende quello della carta di base, le altre prendono i semi rimasti nell’ordine picche, cuori, quadri, fiori.',
    R7: 'Il valore della carta di base è il valore iniziale di tutte e quattro le basi: una vuota prende solo la carta di quel valore nel suo seme. Da lì si sale di un valore alla volta, e dopo il re viene l’asso. Con 13 carte una base è completa. Vi va una sola carta alla volta.',
    R8: 'Una carta va su una carta dell’altro colore che vale esattamente uno di più: un 6 rosso su un 7 nero. I valori fanno tutto il giro, perciò un re va su un asso dell’altro colore, qualunque sia il valore iniziale.',
    R9: 'Ogni sequenza si sposta in blocco in una sola mossa: la colonna intera, o solo la sua fine. Tutte le carte di una colonna sono scoperte.',
    R10: ({ ui }) =>
      `Un tocco sul tallone gira carte sul pozzo: 3 alla volta con «${ui.app.modeShort('D3')}», 1 con «${ui.app.modeShort('D1')}». Tre carte stanno a ventaglio, e si può giocare solo l’ultima; quando è andata via, è libera la successiva. Quando ne restano meno di tre, si girano quelle.`,
    R11: 'Un tocco sul tallone vuoto rivolta tutto il pozzo, senza mescolare: ciò che è stato pescato prima sarà pescato prima di nuovo. Puoi scorrerlo quante volte vuoi, senza costo. Quando tallone e pozzo sono vuoti, un tocco non fa nulla.',
    R12: 'Si può giocare solo la carta in cima al pozzo, sulla sua base o su una colonna.',
    R13: 'La carta in cima a qualsiasi base si può trascinare indietro su una colonna che la prende, anche la carta di base. Non costa punti, e una carta che risale ne dà di nuovo.',
    R14: 'La partita è vinta quando tutte e quattro le basi hanno 13 carte. Altrimenti non finisce mai da sé: nessuno ti dice che hai perso.',
    R15: 'Annulla riprende ciò che hai fatto, fino a 100 mosse, con carte pescate, pozzi rivoltati e colonne riempite. I punti di una mossa se ne vanno con essa.',
    R16: 'Una carta messa su una base dalla riserva, da una colonna o dal pozzo dà 5. Nient’altro dà punti, e nulla costa. Una partita comincia da 0 e non scende mai sotto. Vinta senza riprendere carte da una base, finisce con 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Un tocco, un clic o Invio manda una carta sulla sua base se ci va. Altrimenti va su una colonna: sulla più lunga di quelle che la prendono (la più a sinistra tra uguali), o su una vuota. In mezzo a una colonna va la sequenza da quella carta in poi. Con «${ui.settings.doubleTap}» spento nelle impostazioni, un tocco manda carte solo sulle basi. Il secondo clic di un doppio clic non gioca mai una seconda carta, e ogni carta si può anche trascinare.`,
    R18: 'Nient’altro si muove da sé: nessuna carta va su una base senza che lo si chieda, e nessuna partita si finisce da sola.',
    R19: 'Un codice dà sempre la stessa smazzata: ogni carta al suo posto, anche nell’ordine del tallone.',
    R20: 'I punti seguono le condizioni di un casinò: un mazzo costava 52 dollari, e ogni carta su una base ne rendeva 5. Le statistiche tengono un conto di tutte le tue partite: 52 dollari in meno per ognuna, e i suoi punti in più.',
    H1: 'Da colonna a colonna si sposta solo la colonna intera. La carta in cima a una colonna può sempre andare sulla sua base.',
    H2: 'Una volta vuota la riserva, una colonna vuota prende solo la carta in cima al pozzo, e può restare aperta per tutto il tempo che vuoi.',
    H3: 'Una carta su una base vi resta.',
    H4: 'Si pescano 3 carte alla volta. Puoi scorrere il tallone quante volte vuoi, e non si mescola mai.',
    H5: 'I punti sono ciò che paga la casa: 5 dollari per ogni carta che sta su una base, anche la carta di base, così che una partita comincia da 5. Tutte le 52 ne pagano 500 al posto della somma. Nel conto un mazzo costa 50.',
    H6: 'Si dice che si vinca circa 3 volte su 100. La pagina sulle probabilità dice che cosa vincerebbe chi conoscesse tutte le carte.',
  },

  notes: {
    reserveFirst:
      'Gioca dalla riserva ogni volta che non si perde nulla: ogni carta che la lascia libera la successiva.',
    lookAhead:
      'Pensaci prima di svuotare una colonna: vi andrà la carta in cima alla riserva, e può essere difficile spostarla di nuovo.',
    stuck: ({ ui }) =>
      `Quando nulla sembra andare, scorri il tallone un’altra volta, guarda se una carta potrebbe tornare da una base, o chiedi: «${ui.bar.outlook(undefined)}»`,
    otherRules: 'Secondo le regole di Hoyle i punti si contano in dollari, come dice la loro pagina.',
    exceptions: 'Tutto è come nel gioco con tre carte, tranne questo:',
    demon:
      'In Inghilterra il gioco si chiama Demon. Mary Whitmore Jones lo descrisse lì nel 1891 e lo lodò più di tutti gli altri solitari con un mazzo; il nome, pensava, viene dallo spirito beffardo che strappa la vittoria all’ultimo momento.',
    canfield:
      'In America porta il nome di Richard Canfield, che teneva una casa da gioco a Saratoga Springs negli anni intorno al 1890. Si racconta che un ospite comprasse un mazzo per 50 o 52 dollari e ne ricevesse 5 per ogni carta sulle basi. Alcuni pensano che lì si giocasse a un altro gioco, il Klondike. Il nome è rimasto.',
    knowing:
      'Sono le smazzate per cui il risolutore ha trovato una vittoria, conoscendo tutte le carte, tra quelle che ha deciso finora. Chi non conosce le carte coperte ne vince meno.',
    bounds: 'La vera quota sta tra i limiti 95 volte su 100.',
    open: 'Le smazzate che il risolutore ha lasciato aperte contano come perse nella quota e come vinte nel limite superiore.',
    players: 'I due giocatori qui sotto hanno ricevuto solo smazzate che si possono vincere.',
    fairHints: 'I consigli leali, seguiti fino alla fine. Non sanno più di quanto puoi sapere tu.',
    obviousRule:
      'La regola ovvia: su una base se si può, altrimenti dalla riserva, altrimenti dal pozzo o da colonna a colonna, altrimenti pescare.',
    worth: ({ ui }) =>
      `Qui è stata cambiata una regola alla volta, con le stesse smazzate. In «${ui.newGame.ownTable}» si può giocare con ognuna di esse.`,
    hints: ({ ui }) =>
      `«${ui.bar.hint}» mostra una buona mossa, e una seconda pressione la gioca. I consigli sono leali: sanno ciò che puoi sapere tu, a meno che tu non scelga «${ui.settings.knowingHint}» nelle impostazioni.`,
    outlook: ({ ui }) =>
      `«${ui.bar.outlook(undefined)}» interroga il risolutore. Se la partita è persa, trova la mossa che l’ha persa e ti riporta lì. Le partite in cui hai chiesto aiuto sono segnate.`,
    films: 'Ogni partita si può guardare come un filmato, e continuare da qualsiasi punto.',
    games: ({ ui }) => `«${ui.games.title}» ha tutto ciò che hai giocato, e «${ui.statistics.title}» lo conta.`,
    daily: ({ ui }) =>
      `«${ui.daily.title}» è una smazzata per ogni giorno, la stessa per tutti, e si può vincere con tutte le regole.`,
    winnable: ({ ui }) =>
      `In «${ui.newGame.title}» puoi avere solo smazzate che si possono vincere, facili o difficili come vuoi.`,
    ownTable: ({ ui }) => `Lì, con «${ui.newGame.ownTable}», le regole le decidi tu, una per una.`,
    tableWord:
      'In un codice di gioco un tavolo così è una T seguita da una cifra per ciascuna di queste regole, in quest’ordine; gli zeri alla fine si tralasciano. Accanto a ogni regola sta la parola per D3 quando nient’altro è cambiato. Le carte di una smazzata sono le stesse a ogni tavolo.',
    friend: ({ ui }) =>
      `Per dare a un amico la smazzata che è sul tavolo, apri «${ui.newGame.title}» e copia o condividi ciò che sta sotto «${ui.newGame.thisDeal}». Il tuo amico inserisce il codice nella stessa finestra, sotto «${ui.newGame.codeField}», o apre il link.`,
    parts:
      'CF1 è il modo di mescolare. D3 sta per le regole: D3 per tre carte, D1 per una carta, H3 per le regole di Hoyle, T con cifre per un tavolo tutto tuo. Le sette lettere sono la smazzata, e le stesse lettere sono le stesse carte con tutte le regole.',
    typing: 'Maiuscole, spazi e trattini non contano quando inserisci un codice.',
    wholeGame: ({ ui }) => `«${ui.games.title}» dà anche link a partite intere, con ogni mossa.`,
    howMany: 'Ci sono 8 031 810 176 smazzate. A nessuno finiranno.',
    noAccount: 'Non c’è registrazione, né pubblicità, né tracciamento.',
    noNetwork:
      'Il gioco non chiede nulla a nessun server una volta caricato. Dopo la prima visita funziona senza rete.',
    sharing:
      'Solo tu condividi qualcosa. Un codice o un link dice la smazzata, o le mosse di una partita, e nulla di te.',
    kept: 'Questo browser conserva la partita sul tavolo, a ogni mossa; tutte le partite che hai giocato; e le tue impostazioni.',
    cleared: ({ ui }) =>
      `Se cancelli i dati del browser per questa pagina, si cancellano anche le tue partite. Un browser può cancellarle anche quando il dispositivo è pieno. «${ui.backup.title}» nel menu può chiedergli di non farlo.`,
    move: ({ ui }) =>
      `Per spostare le tue partite, o tenerne una copia, apri «${ui.backup.title}» e salva un file. Leggilo sull’altro dispositivo: le sue partite si aggiungono a quelle che ci sono, e nessuna due volte.`,
    removed: ({ ui }) =>
      `Una partita che togli dall’elenco è solo messa da parte, e vi si può rimettere sotto «${ui.games.states.removed}».`,
    tabs: 'Quando il gioco è aperto in due schede, ognuna tiene la propria partita, e l’elenco le ha entrambe.',
    free: 'Secondo la licenza MIT chiunque può usarlo, copiarlo e modificarlo.',
    madeOf: 'Le figure sono di Adrian Kennard, e le lettere sulle carte vengono dal carattere Inter.',
  },

  headings: {
    strategy: 'Buono a sapersi',
    history: 'Storia',
    knowing: 'Con tutte le carte note',
    players: 'Che cosa vincono i giocatori',
    worth: 'Quanto vale ogni regola',
    seeAlso: 'Vedi anche',
  },

  figures: {
    deal: 'Una nuova smazzata: 13 carte nella riserva, 34 nel tallone, una in ogni colonna. La carta di base è il 7 di cuori.',
    fill: 'La sequenza della colonna 2 è andata sulla colonna 4. La regina di picche è venuta dalla riserva a riempire la colonna 2, e restano 10 carte.',
    startRank:
      'Il valore iniziale è 7. Il 7 di fiori ha appena aperto la sua base; picche e quadri aspettano ancora il loro 7.',
    roundTheKing: 'La base di fiori ha passato il re: in cima c’è l’asso, e poi viene il 2.',
    takenBack:
      'La regina di picche è tornata dalla sua base alla colonna 2. Ora il fante di quadri può lasciare il pozzo e andarle sopra.',
    run: 'Il re di cuori e la regina di fiori possono andare insieme dalla colonna 2 sull’asso di picche della colonna 4.',
    emptyColumns: 'La riserva è vuota, e lo sono anche le colonne 2 e 3: prendono ogni carta e ogni sequenza.',
    fan: 'Sono state girate tre carte, e si può giocare solo il 5 di cuori: qui sul 6 di fiori della colonna 1. Poi è libero il 2 di quadri.',
    turnOver: 'Il tallone è vuoto: un tocco sulla freccia rivolta il pozzo.',
    won: 'Vinta: tutte e quattro le basi hanno 13 carte.',
    wholeColumn:
      'Anche secondo le regole di Hoyle il re di cuori può andare sull’asso di picche, perché lo segue tutta la colonna 2. La regina di fiori non potrebbe lasciare indietro il re.',
  },

  questions: {
    everyDeal: {
      question: 'Si può vincere ogni smazzata?',
      answer: ({ ui, odds }) =>
        `No. Delle ${odds.knowing.D3.deals} smazzate che il risolutore ha deciso pescando tre carte, se ne può vincere il ${odds.knowing.D3.share}; con una carta è il ${odds.knowing.D1.share}. Se vuoi solo quelle, scegli «${ui.newGame.winnableOnly}» in «${ui.newGame.title}».`,
    },
    fairShuffle: {
      question: 'La mescolata è equa?',
      answer:
        'Sì. Ognuna delle 8 031 810 176 smazzate è probabile quanto ogni altra, qualunque cosa tu abbia giocato prima. Il codice dice quale ti è toccata, e chiunque può ridistribuirla.',
    },
    noAce: {
      question: 'Perché l’asso non va su una base vuota?',
      answer:
        'Le basi cominciano con il valore della carta di base, che è mostrato su ogni posto vuoto. L’asso viene dopo il re.',
    },
    kingOnAce: {
      question: 'Perché un re va su un asso?',
      answer: 'Perché i valori fanno tutto il giro: sulle colonne il re viene sotto l’asso, e sotto il re la regina.',
    },
    filled: {
      question: 'Perché una carta è venuta sulla mia colonna vuota?',
      answer:
        'Finché la riserva ha carte, quella in cima riempie subito una colonna vuota. Annulla riprende le due cose insieme.',
    },
    unasked: {
      question: 'Perché le carte non salgono da sole?',
      answer: 'Perché una carta su una colonna può valere più di una su una base. Decidi tu; basta un tocco.',
    },
    wrongPlace: {
      question: 'Un tocco manda una carta dove non voglio. Che cosa posso fare?',
      answer: ({ ui }) =>
        `Trascinala dove la vuoi. Se i tocchi devono mandare carte solo sulle basi, spegni «${ui.settings.doubleTap}» in «${ui.settings.title}».`,
    },
    lost: {
      question: 'Non va più nulla. Ho perso?',
      answer: ({ ui }) =>
        `Premi «${ui.bar.outlookWord(undefined)}»: il risolutore dice se la partita si può ancora vincere. Se no, mostra fin dove puoi tornare indietro perché si possa.`,
    },
    hiddenCards: {
      question: 'I consigli conoscono le carte coperte?',
      answer: ({ ui }) =>
        `No, a meno che tu non accenda «${ui.settings.knowingHint}». Un consiglio leale prova come potrebbero stare le carte coperte, e sceglie la mossa che vince più spesso.`,
    },
    friend: {
      question: 'Come do questa smazzata a un amico?',
      answer: ({ ui }) =>
        `Apri «${ui.newGame.title}», e copia o condividi il codice sotto «${ui.newGame.thisDeal}». Il tuo amico avrà le stesse carte.`,
    },
    newDevice: {
      question: 'Come porto le mie partite su un altro dispositivo?',
      answer: ({ ui }) => `Salva un file in «${ui.backup.title}», nel menu, e leggilo sull’altro dispositivo.`,
    },
    offline: {
      question: 'Il gioco funziona senza rete?',
      answer:
        'Sì, dopo la prima visita. Si può anche installare dal menu del browser; allora parte come ogni altra app.',
    },
    byMistake: {
      question: 'Ho distribuito una nuova partita per sbaglio. La vecchia è perduta?',
      answer: ({ ui }) =>
        `No. «${ui.newGame.bringBack}» in «${ui.newGame.title}» la riporta, e «${ui.games.title}» ha tutte le altre.`,
    },
    klondike: {
      question: 'È la stessa cosa del Klondike?',
      answer:
        'No, anche se entrambi sono stati chiamati Canfield. Il Klondike ha sette colonne con carte coperte, non ha riserva, e le sue basi cominciano con l’asso.',
    },
    price: {
      question: 'Quanto costa?',
      answer: 'Nulla. Non c’è neppure pubblicità, né nulla da comprare. I 52 dollari del casinò si contano soltanto.',
    },
  },

  licences: 'Tutte le parti e le loro licenze',

  way: {
    pages: 'Pagine',
    allPages: 'Tutte le pagine',
    previous: (title) => `Pagina precedente: ${title}`,
    next: (title) => `Pagina successiva: ${title}`,
  },

  example: {
    place: (at, of) => `Passo ${at} di ${of}`,
    back: 'Indietro',
    forward: 'Avanti',
    deal: 'La carta di base è il 7 di cuori, perciò tutte le basi cominciano con 7. La regina di fiori è in cima alla riserva.',
    why: [
      'Sulle colonne una regina nera va su un re rosso. Lascia la riserva, e questo è sempre un bene.',
      'Ora in cima alla riserva c’è l’8 di cuori. Segue il 7 sulla base di cuori.',
      'Una sequenza si sposta in blocco. Il re va sull’asso, perché i valori fanno tutto il giro. La colonna 2 ora è vuota, e la riserva la riempie subito.',
      'Un fante nero va su una regina rossa. Alla riserva restano 9 carte.',
      'Non va altro, perciò è il momento del tallone. Gira tre carte, e si può giocare solo l’ultima.',
      'Il 5 di cuori va sul 6 di fiori. Sotto ora è libero il 2 di quadri.',
      'Ancora una volta. Le tre carte seguenti vanno sul pozzo.',
      'Un 7: apre la base di fiori. Ogni 7 lo fa per il suo seme.',
    ],
    watch: 'Guardala fino alla vittoria',
    watchHint: 'Un filmato di tutta la partita, in 197 mosse.',
    play: 'Giocala sul tavolo',
    playHint: 'Passo per passo, con una parola su ognuno. La tua partita ti aspetta.',
  },

  lesson: {
    title: 'Imparare giocando',
    how: 'Tocca la carta incorniciata, o trascinala.',
    strayed: 'Anche questo si può. Per ora prova così:',
    end: 'Non c’è altro da sapere. Il tallone si può scorrere quante volte vuoi, e ogni mossa si può annullare. Continua da qui, o torna alla tua partita.',
    leave: 'Torna alla tua partita',
    leaveWord: 'Chiudi',
    back: 'Un passo indietro',
    backWord: 'Indietro',
    show: 'Gioca questo passo per me',
    showWord: 'Mostrami',
    goOn: 'Continua da qui',
    goOnWord: 'Continua',
  },

  odds: {
    rules: 'Regole',
    share: 'Vinte',
    deals: 'Smazzate',
    between: (low, high) => `da ${low} a ${high}`,
    outOf: (won, deals) => `${won} su ${deals}`,
  },
}
