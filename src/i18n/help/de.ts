import type { HelpTexts } from './texts.ts'

/** The help in German. */
export const de: HelpTexts = {
  language: 'de',

  pages: {
    setUp: { title: 'Aufbau', lead: 'Ziel ist, alle 52 Karten auf die vier Fundamente zu bringen.' },
    reserve: {
      title: 'Reserve',
      lead: 'An der Reserve hängt das Spiel: Die meisten verlorenen Spiele enden mit Karten, die noch in ihr liegen.',
    },
    foundations: {
      title: 'Fundamente',
      lead: 'Vier Fundamente, für jede Farbe eines. Die Basiskarte bestimmt, womit sie beginnen.',
    },
    columns: { title: 'Spalten', lead: 'In den Spalten geht es abwärts, abwechselnd rot und schwarz.' },
    stock: {
      title: 'Stapel und Ablage',
      lead: 'Vom Stapel wird gezogen, wenn sonst nichts hilft oder wenn mehr Karten zu sehen sein sollen.',
    },
    end: { title: 'Ende des Spiels', lead: 'Gespielt wird, solange es Freude macht.' },
    example: {
      title: 'Ein Beispiel',
      lead: 'Der Anfang dieses Blattes wurde einmal veröffentlicht, um das Spiel zu zeigen. Hier geht es Schritt für Schritt, jeder mit seinem Grund.',
    },
    scoring: { title: 'Punkte', lead: 'Es zählen nur Karten, die auf ein Fundament kommen.' },
    hoyle: {
      title: 'Hoyles Regeln',
      lead: ({ ui }) =>
        `So steht das Spiel, strenger, in den alten Kartenbüchern. Zu wählen sind diese Regeln unter „${ui.newGame.title}“.`,
    },
    tables: {
      title: 'Eigene Tische',
      lead: ({ ui }) =>
        `Unter „${ui.newGame.title}“ lassen sich mit „${ui.newGame.ownTable}“ diese Regeln selbst bestimmen. Alles andere bleibt, wie es ist.`,
    },
    odds: {
      title: 'Die Chancen',
      lead: 'Wie viele Blätter sind zu gewinnen, und wie viele werden gewonnen? Die Zahlen hat der Löser dieses Spiels gezählt.',
    },
    extras: {
      title: 'Was dazukommt',
      lead: 'Die Regeln sind die alten. Was hier steht, macht das Spielen angenehm.',
    },
    codes: {
      title: 'Spielcodes',
      lead: 'Jedes Blatt hat einen Code, etwa CF1-D3-AAAAACL. Er steht neben den Punkten.',
    },
    privacy: { title: 'Privatsphäre', lead: 'Niemand erfährt, was gespielt wird, und auch nicht, dass gespielt wird.' },
    data: { title: 'Die eigenen Spiele', lead: 'Sie liegen auf diesem Gerät und sonst nirgends.' },
    questions: { title: 'Fragen und Antworten', lead: 'Was am häufigsten gefragt wird.' },
    about: { title: 'Über dieses Spiel', lead: 'Das Spiel ist kostenlos, und sein Quelltext liegt allen offen.' },
  },

  rules: {
    R1: 'Gespielt wird mit 52 Karten ohne Joker. Wie sie gemischt sind, bestimmt der Spielcode.',
    R2: '13 Karten bilden die Reserve, einen Stapel, von dem nur die oberste Karte offen liegt. Eine Karte, die Basiskarte, eröffnet das erste Fundament. 4 Karten eröffnen die vier Spalten. Die übrigen 34 sind der Stapel, verdeckt. Der Ablagestapel und die anderen drei Fundamente sind noch leer.',
    R3: 'Von der Reserve ist nur die oberste Karte spielbar, auf ihr Fundament oder auf eine Spalte; dann die nächste. Auf die Reserve wird nie etwas gelegt. Die Zahl darunter sagt, wie viele Karten sie noch hat.',
    R4: 'Macht ein Zug eine Spalte leer, füllt die oberste Karte der Reserve sie sofort, als Teil desselben Zuges.',
    R5: 'Ist die Reserve leer, bleibt eine leere Spalte leer, bis etwas dorthin gespielt wird. Sie nimmt jede Karte und jede Folge: vom Ablagestapel, aus einer Spalte oder von einem Fundament. Eine ganze Spalte dorthin zu legen, würde nichts ändern und ist kein Zug.',
    R6: 'Jedes Fundament nimmt eine Farbe. Das erste nimmt die der Basiskarte, die anderen nehmen die übrigen, in der Reihenfolge Pik, Herz, Karo, Kreuz.',
    R7: 'Der Rang der Basiskarte ist der Startrang aller vier Fundamente: Ein leeres nimmt nur die Karte dieses Ranges in seiner Farbe. Dann geht es Rang um Rang aufwärts, und auf den König folgt das Ass. Mit 13 Karten ist ein Fundament voll. Es kommt immer nur eine Karte auf einmal dorthin.',
    R8: 'Eine Karte kommt auf eine der anderen Farbe, rot auf schwarz oder schwarz auf rot, die genau einen Rang höher ist: eine rote 6 auf eine schwarze 7. Die Ränge gehen rundherum, also kommt ein König auf ein andersfarbiges Ass, was auch immer der Startrang ist.',
    R9: 'Jede Folge einer Spalte zieht als Ganzes in einem Zug um, die ganze Spalte oder nur ihr Ende. Alle Karten der Spalten liegen offen.',
    R10: ({ ui }) =>
      `Ein Tippen auf den Stapel legt Karten auf den Ablagestapel: 3 auf einmal bei „${ui.app.modeShort('D3')}“, 1 bei „${ui.app.modeShort('D1')}“. Drei liegen aufgefächert, und nur die letzte ist spielbar; ist sie weg, wird die nächste frei. Sind weniger übrig, kommen diese.`,
    R11: 'Ein Tippen auf den leeren Stapel wendet den ganzen Ablagestapel, ohne zu mischen: Was zuerst gezogen wurde, kommt wieder zuerst. Das geht beliebig oft und kostet nichts. Sind beide leer, tut ein Tippen nichts.',
    R12: 'Vom Ablagestapel ist nur die oberste Karte spielbar, auf ihr Fundament oder auf eine Spalte.',
    R13: 'Die oberste Karte jedes Fundaments kann auf eine Spalte zurückgezogen werden, die sie nimmt, auch die Basiskarte. Das kostet keine Punkte, und kommt sie wieder hinauf, zählt sie noch einmal.',
    R14: 'Gewonnen ist das Spiel, wenn alle vier Fundamente 13 Karten haben. Sonst endet es nie von selbst: Niemand wird zum Verlierer erklärt.',
    R15: 'Zurückgenommen werden können die letzten 100 Züge, auch gezogene Karten, gewendete Ablagestapel und gefüllte Spalten. Die Punkte eines Zuges gehen mit.',
    R16: 'Eine Karte, die aus der Reserve, einer Spalte oder vom Ablagestapel auf ein Fundament kommt, bringt 5 Punkte. Sonst bringt nichts Punkte, und nichts kostet welche. Ein Spiel beginnt mit 0 und fällt nie darunter. Gewonnen, ohne eine Karte vom Fundament zurückzunehmen, endet es mit 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Ein Tippen, ein Klick oder Enter schickt eine Karte auf ihr Fundament, wenn sie passt. Wenn nicht, kommt sie auf eine Spalte: auf die längste von denen, die sie nehmen (bei gleichen die linke), sonst auf eine leere. Mitten in einer Spalte zieht die Folge ab dieser Karte um. Ist „${ui.settings.doubleTap}“ in den Einstellungen aus, schickt ein Tippen Karten nur auf Fundamente. Der zweite Klick eines Doppelklicks spielt nie eine zweite Karte, und jede Karte lässt sich auch ziehen.`,
    R18: 'Sonst bewegt sich nichts von selbst: Keine Karte geht ungefragt auf ein Fundament, und kein Spiel spielt sich allein zu Ende.',
    R19: 'Ein Code gibt für immer dasselbe Blatt: jede Karte an ihrem Platz, auch im Stapel.',
    R20: 'Die Punkte folgen den Bedingungen eines Kasinos: Ein Kartenspiel kostete 52 Dollar, und jede Karte auf einem Fundament brachte 5 zurück. Die Statistik führt ein Konto über alle Spiele: 52 Dollar weniger für jedes, seine Punkte dazu.',
    H1: 'Von Spalte zu Spalte zieht nur die ganze Spalte um. Die oberste Karte einer Spalte kann immer auf ihr Fundament.',
    H2: 'Ist die Reserve leer, nimmt eine leere Spalte nur die oberste Karte des Ablagestapels. Sie darf beliebig lange leer bleiben.',
    H3: 'Eine Karte auf einem Fundament bleibt dort.',
    H4: 'Gezogen werden immer 3 Karten. Der Stapel darf beliebig oft durchgegangen werden, und er wird nie gemischt.',
    H5: 'Gezählt wird, was die Bank zahlt: 5 Dollar für jede Karte, die auf einem Fundament liegt, auch für die Basiskarte; also beginnt ein Spiel mit 5. Alle 52 bringen 500 anstelle der Summe. Im Konto kostet ein Kartenspiel 50.',
    H6: 'Es heißt, so werde etwa 3-mal in 100 Spielen gewonnen. Auf der Seite über die Chancen steht, was jemand gewinnen könnte, der alle Karten kennt.',
  },

  notes: {
    reserveFirst:
      'Am besten aus der Reserve spielen, wo es nichts verdirbt: Jede Karte, die sie verlässt, macht die nächste frei.',
    lookAhead:
      'Vor dem Leeren einer Spalte lohnt ein Blick: Dort liegt danach die oberste Karte der Reserve, und die ist vielleicht schwer wieder wegzubekommen.',
    stuck: ({ ui }) =>
      `Wenn nichts mehr zu gehen scheint: den Stapel noch einmal durchgehen, nachsehen, ob eine Karte von einem Fundament zurückkommen könnte, oder fragen: „${ui.bar.outlook(undefined)}“`,
    otherRules: 'Nach Hoyles Regeln wird in Dollar gezählt; das steht auf deren Seite.',
    exceptions: 'Alles ist wie beim Spiel mit drei Karten, bis auf dies:',
    demon:
      'In England heißt das Spiel Demon. Mary Whitmore Jones beschrieb es dort 1891 und lobte es vor allen anderen Spielen für eine Person und ein Kartenspiel. Den Namen erklärte sie sich mit dem spöttischen Geist, der einem den Sieg im letzten Augenblick entreißt.',
    canfield:
      'In Amerika ist es nach Richard Canfield benannt, der in den 1890er-Jahren ein Spielkasino in Saratoga Springs führte. Man erzählt, ein Gast habe dort für 50 oder 52 Dollar ein Kartenspiel gekauft und 5 für jede Karte auf den Fundamenten bekommen. Manche meinen, es sei ein anderes Spiel gewesen, Klondike. Der Name ist geblieben.',
    knowing:
      'Das sind die Blätter, für die der Löser einen Weg zum Sieg fand, unter denen, die er bisher entschieden hat. Er kennt dabei alle Karten. Wer die verdeckten nicht kennt, gewinnt weniger.',
    bounds: 'Der wahre Anteil liegt in 95 von 100 Fällen in den Grenzen.',
    open: 'Blätter, die der Löser offengelassen hat, zählen im Anteil als verloren, in der oberen Grenze als gewonnen.',
    players: 'Beide Spieler bekamen nur Blätter, die zu gewinnen sind.',
    fairHints: 'Faire Tipps, bis zum Ende befolgt. Sie wissen nicht mehr, als man wissen kann.',
    obviousRule:
      'Die naheliegende Regel: auf ein Fundament, wenn es geht, sonst aus der Reserve, sonst vom Ablagestapel oder von Spalte zu Spalte, sonst ziehen.',
    worth: ({ ui }) =>
      `Hier wurde jeweils eine Regel geändert, bei denselben Blättern. Unter „${ui.newGame.ownTable}“ lässt sich nach jeder davon spielen.`,
    hints: ({ ui }) =>
      `„${ui.bar.hint}“ zeigt einen guten Zug, und noch einmal gedrückt führt es ihn aus. Die Tipps sind fair: Sie wissen, was man wissen kann, außer wenn „${ui.settings.knowingHint}“ in den Einstellungen an ist.`,
    outlook: ({ ui }) =>
      `„${ui.bar.outlook(undefined)}“ fragt den Löser. Ist das Spiel verloren, findet er den Zug, mit dem es verloren ging, und führt dorthin zurück. Spiele mit Hilfe sind gekennzeichnet.`,
    films: 'Jedes Spiel lässt sich als Film ansehen und von jeder Stelle an weiterspielen.',
    games: ({ ui }) =>
      `„${ui.games.title}“ führt alles auf, was gespielt wurde, und „${ui.statistics.title}“ zählt es.`,
    daily: ({ ui }) =>
      `„${ui.daily.title}“ ist für jeden Tag ein anderes, dasselbe für alle, und nach allen Regeln zu gewinnen.`,
    winnable: ({ ui }) =>
      `Unter „${ui.newGame.title}“ gibt es auf Wunsch nur Blätter, die zu gewinnen sind, leichte oder schwere.`,
    ownTable: ({ ui }) =>
      `Mit „${ui.newGame.ownTable}“ lassen sich dort die Regeln selbst bestimmen, eine nach der anderen.`,
    tableWord:
      'Im Spielcode steht für einen solchen Tisch ein T und für jede dieser Regeln eine Ziffer, in dieser Reihenfolge; Nullen am Ende fallen weg. Neben jeder Regel steht das Wort für D3, in dem sonst nichts geändert ist. Die Karten eines Blatts sind an jedem Tisch dieselben.',
    friend: ({ ui }) =>
      `Um das Blatt auf dem Tisch weiterzugeben: „${ui.newGame.title}“ öffnen und kopieren oder teilen, was unter „${ui.newGame.thisDeal}“ steht. Wer es bekommt, gibt den Code im selben Fenster unter „${ui.newGame.codeField}“ ein oder öffnet den Link.`,
    parts:
      'CF1 ist die Art zu mischen. D3 steht für die Regeln: D3 für drei Karten, D1 für eine Karte, H3 für Hoyles Regeln, T mit Ziffern für eigene Regeln. Die sieben Buchstaben sind das Blatt, und dieselben Buchstaben sind nach allen Regeln dieselben Karten.',
    typing: 'Groß oder klein, Leerzeichen und Striche spielen beim Eingeben keine Rolle.',
    wholeGame: ({ ui }) => `Unter „${ui.games.title}“ gibt es auch Links zu ganzen Spielen, mit jedem Zug.`,
    howMany: 'Es gibt 8.031.810.176 Blätter. Sie gehen niemandem aus.',
    noAccount: 'Es gibt keine Anmeldung, keine Werbung und keine Beobachtung.',
    noNetwork:
      'Ist das Spiel geladen, fragt es keinen Server mehr nach irgendetwas. Nach dem ersten Besuch geht es auch ohne Netz.',
    sharing:
      'Geteilt wird nur, was jemand selbst teilt. Ein Code oder Link nennt das Blatt oder die Züge eines Spiels, und nichts über den, der ihn schickt.',
    kept: 'Dieser Browser bewahrt das Spiel auf dem Tisch auf, bei jedem Zug; dazu alle gespielten Spiele und die Einstellungen.',
    cleared: ({ ui }) =>
      `Wer die Browserdaten dieser Seite löscht, löscht die Spiele mit. Ein Browser kann sie auch selbst löschen, wenn das Gerät voll ist. Unter „${ui.backup.title}“ im Menü lässt er sich bitten, das nicht zu tun.`,
    move: ({ ui }) =>
      `Zum Umziehen oder zum Aufheben: „${ui.backup.title}“ öffnen und in eine Datei sichern. Auf dem anderen Gerät eingelesen, kommen ihre Spiele zu denen dazu, die dort sind, keines doppelt.`,
    removed: ({ ui }) =>
      `Ein Spiel, das aus der Liste entfernt wird, ist nur beiseitegelegt. Unter „${ui.games.states.removed}“ lässt es sich dort zurückholen.`,
    tabs: 'Ist das Spiel in zwei Tabs offen, behält jeder sein eigenes, und in der Liste stehen beide.',
    free: 'Nach der MIT-Lizenz darf es jeder nutzen, kopieren und verändern.',
    madeOf:
      'Die Figuren der Bildkarten hat Adrian Kennard gezeichnet, die Zeichen auf den Karten stammen aus der Schrift Inter.',
  },

  headings: {
    strategy: 'Gut zu wissen',
    history: 'Geschichte',
    knowing: 'Wenn alle Karten bekannt sind',
    players: 'Was Spieler gewinnen',
    worth: 'Was jede Regel ausmacht',
    seeAlso: 'Siehe auch',
  },

  figures: {
    deal: 'Ein neues Blatt: 13 Karten in der Reserve, 34 im Stapel, eine in jeder Spalte. Die Basiskarte ist die Herz 7.',
    fill: 'Die Folge aus Spalte 2 ist in Spalte 4 gezogen. Die Pik-Dame ist aus der Reserve gekommen und füllt Spalte 2; 10 Karten sind noch da.',
    startRank:
      'Der Startrang ist 7. Die Kreuz 7 hat gerade ihr Fundament eröffnet; Pik und Karo warten noch auf ihre 7.',
    roundTheKing: 'Das Kreuz-Fundament ist über den König hinaus: Oben liegt das Ass, als Nächstes kommt die 2.',
    takenBack:
      'Die Pik-Dame ist von ihrem Fundament auf Spalte 2 zurückgekommen. Jetzt kann der Karo-Bube vom Ablagestapel auf sie.',
    run: 'Herz-König und Kreuz-Dame können zusammen aus Spalte 2 auf das Pik-Ass in Spalte 4 ziehen.',
    emptyColumns: 'Die Reserve ist leer, und die Spalten 2 und 3 sind es auch: Sie nehmen jede Karte und jede Folge.',
    fan: 'Drei Karten wurden gezogen, und nur die Herz 5 ist spielbar: hier auf die Kreuz 6 in Spalte 1. Dann ist die Karo 2 frei.',
    turnOver: 'Der Stapel ist leer: Ein Tippen auf den Pfeil wendet den Ablagestapel.',
    won: 'Gewonnen: Alle vier Fundamente haben 13 Karten.',
    wholeColumn:
      'Auch nach Hoyles Regeln kann der Herz-König auf das Pik-Ass, denn Spalte 2 geht als Ganzes mit. Die Kreuz-Dame allein könnte ihn nicht zurücklassen.',
  },

  questions: {
    everyDeal: {
      question: 'Ist jedes Blatt zu gewinnen?',
      answer: ({ ui, odds }) =>
        `Nein. Von den ${odds.knowing.D3.deals} Blättern, die der Löser mit drei gezogenen Karten entschieden hat, sind ${odds.knowing.D3.share} zu gewinnen; mit einer Karte sind es ${odds.knowing.D1.share}. Wer nur solche möchte, wählt „${ui.newGame.winnableOnly}“ unter „${ui.newGame.title}“.`,
    },
    fairShuffle: {
      question: 'Wird ehrlich gemischt?',
      answer:
        'Ja. Jedes der 8.031.810.176 Blätter ist so wahrscheinlich wie jedes andere, was auch immer vorher gespielt wurde. Der Code sagt, welches es ist, und jeder kann es noch einmal geben.',
    },
    noAce: {
      question: 'Warum kommt das Ass nicht auf ein leeres Fundament?',
      answer:
        'Fundamente beginnen mit dem Rang der Basiskarte; er steht auf jedem leeren Platz. Das Ass kommt nach dem König.',
    },
    kingOnAce: {
      question: 'Warum kommt ein König auf ein Ass?',
      answer:
        'Weil die Ränge rundherum gehen: In den Spalten kommt unter das Ass der König und unter den König die Dame.',
    },
    filled: {
      question: 'Warum kam eine Karte in meine leere Spalte?',
      answer:
        'Solange die Reserve Karten hat, füllt ihre oberste eine leere Spalte sofort. Zurückgenommen wird beides zusammen.',
    },
    unasked: {
      question: 'Warum gehen Karten nicht von selbst hinauf?',
      answer:
        'Weil eine Karte in einer Spalte mehr wert sein kann als auf dem Fundament. Das entscheidet, wer spielt; ein Tippen genügt.',
    },
    wrongPlace: {
      question: 'Ein Tippen schickt eine Karte an die falsche Stelle. Was tun?',
      answer: ({ ui }) =>
        `Die Karte dorthin ziehen, wo sie hinsoll. Soll ein Tippen Karten nur auf Fundamente schicken, lässt sich „${ui.settings.doubleTap}“ unter „${ui.settings.title}“ ausschalten.`,
    },
    lost: {
      question: 'Nichts geht mehr. Ist das Spiel verloren?',
      answer: ({ ui }) =>
        `„${ui.bar.outlookWord(undefined)}“ fragt den Löser, ob es noch zu gewinnen ist. Wenn nicht, zeigt er, wie weit man zurückgehen muss, bis es das war.`,
    },
    hiddenCards: {
      question: 'Kennen die Tipps die verdeckten Karten?',
      answer: ({ ui }) =>
        `Nein, außer wenn „${ui.settings.knowingHint}“ an ist. Ein fairer Tipp probiert aus, wie die verdeckten Karten liegen könnten, und nimmt den Zug, der am häufigsten gewinnt.`,
    },
    friend: {
      question: 'Wie gebe ich dieses Blatt weiter?',
      answer: ({ ui }) =>
        `„${ui.newGame.title}“ öffnen und den Code unter „${ui.newGame.thisDeal}“ kopieren oder teilen. Wer ihn bekommt, hat dieselben Karten.`,
    },
    newDevice: {
      question: 'Wie nehme ich meine Spiele auf ein anderes Gerät mit?',
      answer: ({ ui }) =>
        `Unter „${ui.backup.title}“ im Menü in eine Datei sichern und sie auf dem anderen Gerät einlesen.`,
    },
    offline: {
      question: 'Geht das Spiel ohne Netz?',
      answer:
        'Ja, nach dem ersten Besuch. Es lässt sich auch über das Menü des Browsers installieren und startet dann wie jede andere App.',
    },
    byMistake: {
      question: 'Ich habe aus Versehen neu gegeben. Ist das alte Spiel weg?',
      answer: ({ ui }) =>
        `Nein. „${ui.newGame.bringBack}“ unter „${ui.newGame.title}“ holt es wieder, und „${ui.games.title}“ hat alle anderen.`,
    },
    klondike: {
      question: 'Ist das dasselbe wie Klondike?',
      answer:
        'Nein, obwohl beide schon Canfield hießen. Klondike hat sieben Spalten mit verdeckten Karten und keine Reserve, und seine Fundamente beginnen mit dem Ass.',
    },
    price: {
      question: 'Was kostet es?',
      answer:
        'Nichts. Es gibt auch keine Werbung und nichts zu kaufen. Die 52 Dollar des Kasinos werden nur mitgezählt.',
    },
  },

  licences: 'Alle Bestandteile und ihre Lizenzen',

  way: {
    pages: 'Seiten',
    allPages: 'Alle Seiten',
    previous: (title) => `Vorige Seite: ${title}`,
    next: (title) => `Nächste Seite: ${title}`,
  },

  example: {
    place: (at, of) => `Schritt ${at} von ${of}`,
    back: 'Zurück',
    forward: 'Weiter',
    deal: 'Die Basiskarte ist die Herz 7, also beginnen alle Fundamente mit 7. Oben auf der Reserve liegt die Kreuz-Dame.',
    why: [
      'In den Spalten kommt eine schwarze Dame auf einen roten König. Sie verlässt die Reserve, und das ist immer gut.',
      'Jetzt liegt die Herz 8 oben auf der Reserve. Auf dem Herz-Fundament folgt sie auf die 7.',
      'Eine Folge zieht als Ganzes um. Der König kommt auf das Ass, weil die Ränge rundherum gehen. Spalte 2 ist damit leer, und die Reserve füllt sie sofort.',
      'Ein schwarzer Bube kommt auf eine rote Dame. Die Reserve hat noch 9.',
      'Mehr passt nicht, also ist der Stapel dran. Er gibt drei Karten, und nur die letzte ist spielbar.',
      'Die Herz 5 kommt auf die Kreuz 6. Unter ihr wird die Karo 2 frei.',
      'Noch einmal. Die nächsten drei Karten kommen auf den Ablagestapel.',
      'Eine 7: Sie eröffnet das Kreuz-Fundament. Jede 7 tut das für ihre Farbe.',
    ],
    watch: 'Bis zum Sieg ansehen',
    watchHint: 'Ein Film des ganzen Spiels, in 197 Zügen.',
    play: 'Auf dem Tisch spielen',
    playHint: 'Schritt für Schritt, mit einem Wort zu jedem. Das eigene Spiel wartet.',
  },

  lesson: {
    title: 'Spielend lernen',
    how: 'Die umrahmte Karte antippen oder ziehen.',
    strayed: 'Auch das ist erlaubt. Hier geht es so weiter:',
    end: 'Mehr muss man nicht wissen. Der Stapel lässt sich beliebig oft durchgehen, und jeder Zug lässt sich zurücknehmen. Von hier aus weiterspielen oder zurück zum eigenen Spiel.',
    leave: 'Zurück zum eigenen Spiel',
    leaveWord: 'Ende',
    back: 'Einen Schritt zurück',
    backWord: 'Zurück',
    show: 'Diesen Schritt vormachen',
    showWord: 'Vormachen',
    goOn: 'Von hier aus weiterspielen',
    goOnWord: 'Ab hier',
  },

  odds: {
    rules: 'Regeln',
    share: 'Gewonnen',
    deals: 'Blätter',
    between: (low, high) => `${low} bis ${high}`,
    outOf: (won, deals) => `${won} von ${deals}`,
  },
}
