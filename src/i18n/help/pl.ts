import type { HelpTexts } from './texts.ts'

/** The help in Polish. */
export const pl: HelpTexts = {
  language: 'pl',

  pages: {
    setUp: { title: 'Układ', lead: 'Celem jest przeniesienie wszystkich 52 kart na cztery fundamenty.' },
    reserve: {
      title: 'Rezerwa',
      lead: 'Rezerwa to serce gry: większość gier przegrywa się z kartami, które w niej zostały.',
    },
    foundations: {
      title: 'Fundamenty',
      lead: 'Cztery fundamenty, po jednym na każdy kolor. Karta bazowa mówi, od czego się zaczynają.',
    },
    columns: { title: 'Kolumny', lead: 'Na kolumnach karty idą w dół, a czerwone i czarne się przeplatają.' },
    stock: {
      title: 'Talon i stos odrzuconych',
      lead: 'Dotknij talonu, gdy nic innego nie pomaga albo gdy chcesz zobaczyć więcej kart.',
    },
    end: { title: 'Koniec gry', lead: 'Grasz tak długo, jak chcesz.' },
    example: {
      title: 'Przykład',
      lead: 'Początek tego rozdania opublikowano kiedyś, aby pokazać, jak się gra. Przejdź go krok po kroku i zobacz, dlaczego każda karta się przenosi.',
    },
    scoring: { title: 'Punkty', lead: 'Liczą się tylko karty, które idą na fundament.' },
    hoyle: {
      title: 'Zasady Hoyle’a',
      lead: ({ ui }) =>
        `To surowsze zasady ze starych książek o kartach. Wybiera się je w oknie „${ui.newGame.title}”.`,
    },
    tables: {
      title: 'Własne stoły',
      lead: ({ ui }) =>
        `W oknie „${ui.newGame.title}” możesz pod „${ui.newGame.ownTable}” sam ustalić te zasady. Wszystko inne zostaje bez zmian.`,
    },
    odds: {
      title: 'Szanse',
      lead: 'Ile rozdań da się wygrać, a ile się wygrywa? Te liczby policzono programem rozwiązującym tej gry.',
    },
    extras: {
      title: 'Co dodaje ta aplikacja',
      lead: 'Zasady są dawne. To, co poniżej, sprawia, że gra się przyjemnie.',
    },
    codes: { title: 'Kody gry', lead: 'Każde rozdanie ma kod, na przykład CF1-D3-AAAAACL. Stoi obok punktów.' },
    privacy: { title: 'Prywatność', lead: 'Nikt się nie dowie, w co grasz, ani że grasz.' },
    data: { title: 'Twoje gry', lead: 'Twoje gry są na twoim urządzeniu i nigdzie indziej.' },
    questions: { title: 'Pytania i odpowiedzi', lead: 'O co gracze pytają najczęściej.' },
    about: { title: 'O tej grze', lead: 'Gra jest bezpłatna, a jej kod źródłowy jest otwarty dla wszystkich.' },
  },

  rules: {
    R1: 'Tasuje się jedną talię 52 kart, bez dżokerów. Jak, decyduje kod gry.',
    R2: '13 kart tworzy rezerwę, stos, na którym odkryta jest tylko wierzchnia karta. Jedna karta, karta bazowa, otwiera pierwszy fundament. 4 karty otwierają cztery kolumny. Pozostałe 34 to talon, zakryty. Stos odrzuconych i trzy inne fundamenty są jeszcze puste.',
    R3: 'Zagrać można tylko wierzchnią kartę rezerwy, na jej fundament lub na kolumnę. Wtedy następna jest wolna. Na rezerwę nigdy nic się nie kładzie. Liczba pod nią mówi, ile kart zostało.',
    R4: 'Gdy ruch opróżnia kolumnę, wierzchnia karta rezerwy od razu ją wypełnia, w ramach tego samego ruchu.',
    R5: 'Gdy rezerwa jest pusta, pusta kolumna pozostaje pusta, dopóki jej nie wypełnisz. Przyjmuje każdą kartę i każdy ciąg: ze stosu odrzuconych, z kolumny lub z fundamentu. Przeniesienie tam całej kolumny nic by nie zmieniło, więc nie jest ruchem.',
    R6: 'Każdy fundament przyjmuje jeden kolor. Pierwszy przyjmuje kolor karty bazowej, pozostałe kolejne kolory w porządku pik, kier, karo, trefl.',
    R7: 'Wartość karty bazowej to wartość początkowa wszystkich czterech fundamentów: pusty przyjmuje tylko kartę tej wartości w swoim kolorze. Stamtąd idzie się w górę o jedną wartość, a po królu następuje as. Z 13 kartami fundament jest pełny. Idzie tam tylko jedna karta naraz.',
    R8: 'Kartę kładzie się na kartę drugiej barwy, czerwoną lub czarną, o dokładnie jedną wartość wyższą: czerwoną 6 na czarną 7. Wartości biegną dookoła, więc króla kładzie się na asa drugiej barwy, jakakolwiek jest wartość początkowa.',
    R9: 'Każdy ciąg przenosi się jako całość w jednym ruchu: całą kolumnę albo tylko jej koniec. Wszystkie karty kolumny są odkryte.',
    R10: ({ ui }) =>
      `Dotknięcie talonu odkrywa karty na stos odrzuconych: 3 naraz w trybie „${ui.app.modeShort('D3')}”, 1 w trybie „${ui.app.modeShort('D1')}”. Trzy karty leżą w wachlarzu i zagrać można tylko ostatnią; gdy zniknie, następna jest wolna. Gdy zostało mniej niż trzy, odkrywa się te.`,
    R11: 'Dotknięcie pustego talonu odwraca cały stos odrzuconych, bez tasowania: co dobrano najpierw, znów zostanie dobrane najpierw. Można go przejrzeć, ile razy się chce, bez kosztu. Gdy talon i stos odrzuconych są puste, dotknięcie nic nie robi.',
    R12: 'Zagrać można tylko wierzchnią kartę stosu odrzuconych, na jej fundament lub na kolumnę.',
    R13: 'Wierzchnią kartę każdego fundamentu można przeciągnąć z powrotem na kolumnę, która ją przyjmie, nawet kartę bazową. Nie kosztuje to punktów, a karta, która znów pójdzie na fundament, znów punktuje.',
    R14: 'Gra jest wygrana, gdy na wszystkich czterech fundamentach jest 13 kart. Inaczej nigdy nie kończy się sama: nikt nie mówi, że przegrałeś.',
    R15: 'Cofanie odwołuje to, co zrobiłeś, do 100 ruchów wstecz, z dobraniami, odwróconymi stosami i wypełnionymi kolumnami. Punkty ruchu znikają razem z nim.',
    R16: 'Karta położona na fundament z rezerwy, kolumny lub stosu odrzuconych daje 5. Nic innego nie punktuje i nic nie kosztuje. Gra zaczyna się od 0 i nigdy nie spada niżej. Wygrana bez zabierania karty z fundamentu kończy się wynikiem 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Dotknięcie, kliknięcie lub Enter wysyła kartę na jej fundament, jeśli tam pasuje. Jeśli nie, idzie na kolumnę: na najdłuższą z tych, które ją przyjmą (z równych tę najbardziej z lewej), albo na pustą. W środku kolumny idzie ciąg od tej karty. Gdy „${ui.settings.doubleTap}” jest w ustawieniach wyłączone, dotknięcie wysyła karty tylko na fundamenty. Drugie kliknięcie podwójnego kliknięcia nigdy nie zagrywa drugiej karty, a każdą kartę można też przeciągnąć.`,
    R18: 'Nic innego nie rusza się samo: żadna karta nie idzie na fundament bez polecenia i żadna gra nie kończy się sama.',
    R19: 'Kod daje na zawsze to samo rozdanie: każdą kartę na swoim miejscu, także w kolejności talonu.',
    R20: 'Punkty są według warunków kasyna: talia kosztowała 52 dolary, a każda karta na fundamencie zwracała 5. Statystyki prowadzą rachunek wszystkich twoich gier: za każdą 52 dolary mniej, a jej punkty więcej.',
    H1: 'Z kolumny na kolumnę przenosi się tylko całą kolumnę. Wierzchnia karta kolumny zawsze może iść na swój fundament.',
    H2: 'Gdy rezerwa jest pusta, pusta kolumna przyjmuje tylko wierzchnią kartę stosu odrzuconych i może pozostać wolna tak długo, jak chcesz.',
    H3: 'Karta na fundamencie tam zostaje.',
    H4: 'Dobiera się 3 karty naraz. Talon można przejrzeć, ile razy się chce, i nigdy się go nie tasuje.',
    H5: 'Punkty to wypłata kasyna: 5 dolarów za każdą kartę leżącą na fundamencie, także bazową, więc gra zaczyna się od 5. Wszystkie 52 dają 500 zamiast sumy. Na rachunku talia kosztuje 50.',
    H6: 'Mówi się, że wygrywa się około 3 razy na 100. Strona o szansach mówi, ile wygrałby ktoś, kto znałby wszystkie karty.',
  },

  notes: {
    reserveFirst: 'Graj z rezerwy, gdy nic się przez to nie traci: każda karta, która ją opuszcza, uwalnia następną.',
    lookAhead:
      'Zastanów się, zanim opróżnisz kolumnę: trafi tam wierzchnia karta rezerwy, a może być trudno ją stamtąd ruszyć.',
    stuck: ({ ui }) =>
      `Gdy nic nie zdaje się iść, przejrzyj talon jeszcze raz, sprawdź, czy jakaś karta mogłaby wrócić z fundamentu, albo zapytaj: „${ui.bar.outlook(undefined)}”`,
    otherRules: 'Według zasad Hoyle’a punkty liczy się w dolarach, jak mówi ich strona.',
    exceptions: 'Wszystko jest jak w grze z trzema kartami, poza tym:',
    demon:
      'W Anglii gra nazywa się Demon. Mary Whitmore Jones opisała ją tam w 1891 roku i chwaliła ponad wszystkie inne pasjanse z jednej talii; nazwa, jak sądziła, pochodzi od szyderczego ducha, który w ostatniej chwili wyrywa wygraną.',
    canfield:
      'W Ameryce nosi imię Richarda Canfielda, który w latach 90. XIX wieku prowadził dom gry w Saratoga Springs. Opowiada się, że gość kupował talię za 50 lub 52 dolary i dostawał 5 za każdą kartę na fundamentach. Niektórzy sądzą, że grano tam w inną grę, Klondike. Nazwa została.',
    knowing:
      'To rozdania, w których program rozwiązujący znalazł wygraną, znając wszystkie karty, spośród tych, które dotąd rozstrzygnął. Kto nie zna zakrytych kart, wygrywa ich mniej.',
    bounds: 'Prawdziwy odsetek mieści się w granicach 95 razy na 100.',
    open: 'Rozdania, których program rozwiązujący nie rozstrzygnął, liczą się w odsetku jako przegrane, a w górnej granicy jako wygrane.',
    players: 'Obaj gracze poniżej dostali tylko rozdania, które da się wygrać.',
    fairHints: 'Uczciwe podpowiedzi, wykonywane do końca. Nie wiedzą więcej, niż ty możesz wiedzieć.',
    obviousRule:
      'Oczywista reguła: na fundament, jeśli się da, inaczej z rezerwy, inaczej ze stosu odrzuconych lub z kolumny na kolumnę, inaczej dobrać.',
    worth: ({ ui }) =>
      `Tutaj zmieniano po jednej zasadzie, przy tych samych rozdaniach. W „${ui.newGame.ownTable}” można grać według każdej z nich.`,
    hints: ({ ui }) =>
      `„${ui.bar.hint}” pokazuje dobry ruch, a drugie naciśnięcie go wykonuje. Podpowiedzi są uczciwe: wiedzą to, co ty możesz wiedzieć, chyba że w ustawieniach wybierzesz „${ui.settings.knowingHint}”.`,
    outlook: ({ ui }) =>
      `„${ui.bar.outlook(undefined)}” pyta program rozwiązujący. Jeśli gra jest przegrana, znajduje ruch, który ją przegrał, i zabiera cię tam z powrotem. Gry, w których prosiłeś o pomoc, są oznaczone.`,
    films: 'Każdą grę można obejrzeć jak film i grać dalej od dowolnego miejsca.',
    games: ({ ui }) => `„${ui.games.title}” ma wszystko, co rozegrałeś, a „${ui.statistics.title}” to liczy.`,
    daily: ({ ui }) =>
      `„${ui.daily.title}” jest nowe każdego dnia, to samo dla wszystkich, i da się je wygrać według wszystkich zasad.`,
    winnable: ({ ui }) =>
      `W oknie „${ui.newGame.title}” możesz dostawać tylko rozdania, które da się wygrać, tak łatwe lub trudne, jak chcesz.`,
    ownTable: ({ ui }) => `Tam, pod „${ui.newGame.ownTable}”, sam ustalasz zasady, jedną po drugiej.`,
    tableWord:
      'W kodzie gry taki stół to T i po jednej cyfrze dla każdej z tych zasad, w tej kolejności; zera na końcu się pomija. Obok każdej zasady stoi słowo oznaczające D3, w którym nic innego nie zmieniono. Karty rozdania są te same przy każdym stole.',
    friend: ({ ui }) =>
      `Aby dać znajomemu rozdanie ze stołu, otwórz „${ui.newGame.title}” i skopiuj lub udostępnij to, co stoi pod „${ui.newGame.thisDeal}”. Znajomy wpisuje kod w tym samym oknie, w polu „${ui.newGame.codeField}”, albo otwiera link.`,
    parts:
      'CF1 to sposób tasowania. D3 oznacza zasady: D3 dla trzech kart, D1 dla jednej karty, H3 dla zasad Hoyle’a, T z cyframi dla własnego stołu. Siedem liter to rozdanie, a te same litery to te same karty według wszystkich zasad.',
    typing: 'Wielkie litery, odstępy i kreski nie mają znaczenia, gdy wpisujesz kod.',
    wholeGame: ({ ui }) => `„${ui.games.title}” daje też linki do całych gier, z każdym ruchem.`,
    howMany: 'Jest 8 031 810 176 rozdań. Nikomu ich nie zabraknie.',
    noAccount: 'Nie ma konta, reklam ani śledzenia.',
    noNetwork: 'Po wczytaniu gra o nic nie prosi żadnego serwera. Po pierwszych odwiedzinach działa bez sieci.',
    sharing: 'Tylko ty coś udostępniasz. Kod lub link mówi o rozdaniu albo o ruchach gry, a nic o tobie.',
    kept: 'Ta przeglądarka zachowuje grę ze stołu, przy każdym ruchu; wszystkie rozegrane gry; i twoje ustawienia.',
    cleared: ({ ui }) =>
      `Jeśli wyczyścisz dane przeglądarki dla tej strony, znikną też twoje gry. Przeglądarka może je usunąć również wtedy, gdy urządzenie jest pełne. „${ui.backup.title}” w menu może ją poprosić, aby tego nie robiła.`,
    move: ({ ui }) =>
      `Aby przenieść swoje gry lub mieć kopię, otwórz „${ui.backup.title}” i zapisz plik. Odczytaj go na drugim urządzeniu: gry z pliku dołączą do tych, które tam są, a żadna nie dołączy dwa razy.`,
    removed: ({ ui }) =>
      `Gra, którą usuwasz z listy, jest tylko odłożona na bok i można ją tam przywrócić pod „${ui.games.states.removed}”.`,
    tabs: 'Gdy gra jest otwarta w dwóch kartach przeglądarki, każda ma własną grę, a na liście są obie.',
    free: 'Na licencji MIT każdy może jej używać, kopiować ją i zmieniać.',
    madeOf: 'Figury narysował Adrian Kennard, a litery na kartach pochodzą z kroju pisma Inter.',
  },

  headings: {
    strategy: 'Warto wiedzieć',
    history: 'Historia',
    knowing: 'Gdy znane są wszystkie karty',
    players: 'Co wygrywają gracze',
    worth: 'Ile warta jest każda zasada',
    seeAlso: 'Zobacz też',
  },

  figures: {
    deal: 'Nowe rozdanie: 13 kart w rezerwie, 34 w talonie, po jednej na każdej kolumnie. Karta bazowa to 7 kier.',
    fill: 'Ciąg z kolumny 2 poszedł na kolumnę 4. Dama pik przyszła z rezerwy, aby wypełnić kolumnę 2, i zostało 10 kart.',
    startRank:
      'Wartość początkowa to 7. 7 trefl właśnie otworzyła swój fundament; pik i karo czekają jeszcze na swoje 7.',
    roundTheKing: 'Fundament trefl minął króla: na wierzchu leży as, a potem przyjdzie 2.',
    takenBack:
      'Dama pik wróciła ze swojego fundamentu na kolumnę 2. Teraz walet karo może opuścić stos odrzuconych i położyć się na niej.',
    run: 'Król kier i dama trefl mogą pójść razem z kolumny 2 na asa pik w kolumnie 4.',
    emptyColumns: 'Rezerwa jest pusta, a kolumny 2 i 3 także: przyjmują każdą kartę i każdy ciąg.',
    fan: 'Odkryto trzy karty i zagrać można tylko 5 kier: tutaj na 6 trefl w kolumnie 1. Wtedy wolna jest 2 karo.',
    turnOver: 'Talon jest pusty: dotknięcie strzałki odwraca stos odrzuconych.',
    won: 'Wygrana: na wszystkich czterech fundamentach jest 13 kart.',
    wholeColumn:
      'Także według zasad Hoyle’a król kier może iść na asa pik, bo idzie z nim cała kolumna 2. Dama trefl nie mogłaby zostawić króla.',
  },

  questions: {
    everyDeal: {
      question: 'Czy każde rozdanie da się wygrać?',
      answer: ({ ui, odds }) =>
        `Nie. Spośród rozdań, które program rozstrzygnął przy dobieraniu trzech kart (jest ich ${odds.knowing.D3.deals}), da się wygrać ${odds.knowing.D3.share}; przy jednej karcie ${odds.knowing.D1.share}. Jeśli chcesz tylko takich, wybierz „${ui.newGame.winnableOnly}” w oknie „${ui.newGame.title}”.`,
    },
    fairShuffle: {
      question: 'Czy tasowanie jest uczciwe?',
      answer:
        'Tak. Każde z 8 031 810 176 rozdań jest tak samo prawdopodobne, cokolwiek grałeś przedtem. Kod mówi, które dostałeś, i każdy może je rozdać ponownie.',
    },
    noAce: {
      question: 'Dlaczego as nie idzie na pusty fundament?',
      answer:
        'Fundamenty zaczynają się od wartości karty bazowej, którą widać na każdym pustym miejscu. As następuje po królu.',
    },
    kingOnAce: {
      question: 'Dlaczego król idzie na asa?',
      answer: 'Bo wartości biegną dookoła: na kolumnach pod asem leży król, a pod królem dama.',
    },
    filled: {
      question: 'Dlaczego na moją pustą kolumnę przyszła karta?',
      answer:
        'Dopóki rezerwa ma karty, jej wierzchnia karta od razu wypełnia pustą kolumnę. Cofanie odwołuje jedno i drugie razem.',
    },
    unasked: {
      question: 'Dlaczego karty nie idą w górę same?',
      answer: 'Bo karta na kolumnie może być warta więcej niż na fundamencie. Ty decydujesz; wystarczy dotknięcie.',
    },
    wrongPlace: {
      question: 'Dotknięcie wysyła kartę tam, gdzie nie chcę. Co mogę zrobić?',
      answer: ({ ui }) =>
        `Przeciągnij ją tam, gdzie chcesz. Jeśli dotknięcia mają wysyłać karty tylko na fundamenty, wyłącz „${ui.settings.doubleTap}” w oknie „${ui.settings.title}”.`,
    },
    lost: {
      question: 'Nic już nie idzie. Czy przegrałem?',
      answer: ({ ui }) =>
        `Naciśnij „${ui.bar.outlookWord(undefined)}”: program powie, czy grę da się jeszcze wygrać. Jeśli nie, pokaże, jak daleko możesz się cofnąć, aby się dało.`,
    },
    hiddenCards: {
      question: 'Czy podpowiedzi znają zakryte karty?',
      answer: ({ ui }) =>
        `Nie, chyba że włączysz „${ui.settings.knowingHint}”. Uczciwa podpowiedź sprawdza, jak mogą leżeć zakryte karty, i wybiera ruch, który najczęściej wygrywa.`,
    },
    friend: {
      question: 'Jak dać znajomemu to rozdanie?',
      answer: ({ ui }) =>
        `Otwórz „${ui.newGame.title}” i skopiuj lub udostępnij kod pod „${ui.newGame.thisDeal}”. Znajomy dostanie te same karty.`,
    },
    newDevice: {
      question: 'Jak zabrać moje gry na inne urządzenie?',
      answer: ({ ui }) => `Zapisz plik w oknie „${ui.backup.title}” z menu i odczytaj go na drugim urządzeniu.`,
    },
    offline: {
      question: 'Czy gra działa bez sieci?',
      answer:
        'Tak, po pierwszych odwiedzinach. Można ją też zainstalować z menu przeglądarki; wtedy uruchamia się jak każda inna aplikacja.',
    },
    byMistake: {
      question: 'Przez pomyłkę rozdałem nową grę. Czy stara przepadła?',
      answer: ({ ui }) =>
        `Nie. „${ui.newGame.bringBack}” w oknie „${ui.newGame.title}” ją przywraca, a „${ui.games.title}” ma wszystkie inne.`,
    },
    klondike: {
      question: 'Czy to to samo co Klondike?',
      answer:
        'Nie, choć obie gry nazywano Canfield. Klondike ma siedem kolumn z zakrytymi kartami, nie ma rezerwy, a fundamenty zaczynają się tam od asa.',
    },
    price: {
      question: 'Ile to kosztuje?',
      answer: 'Nic. Nie ma też reklam ani niczego do kupienia. 52 dolary kasyna tylko się liczy.',
    },
  },

  licences: 'Wszystkie części i ich licencje',

  way: {
    pages: 'Strony',
    allPages: 'Wszystkie strony',
    previous: (title) => `Poprzednia strona: ${title}`,
    next: (title) => `Następna strona: ${title}`,
  },

  example: {
    place: (at, of) => `Krok ${at} z ${of}`,
    back: 'Wstecz',
    forward: 'Dalej',
    deal: 'Karta bazowa to 7 kier, więc wszystkie fundamenty zaczynają się od 7. Na wierzchu rezerwy leży dama trefl.',
    why: [
      'Na kolumnach czarna dama idzie na czerwonego króla. Opuszcza rezerwę, a to zawsze dobrze.',
      'Teraz na wierzchu rezerwy jest 8 kier. Idzie za 7 na fundament kier.',
      'Ciąg przenosi się jako całość. Król idzie na asa, bo wartości biegną dookoła. Kolumna 2 jest teraz pusta i rezerwa od razu ją wypełnia.',
      'Czarny walet idzie na czerwoną damę. W rezerwie zostało 9 kart.',
      'Nic więcej nie pasuje, czas na talon. Odkrywa trzy karty i zagrać można tylko ostatnią.',
      '5 kier idzie na 6 trefl. Pod nią wolna jest teraz 2 karo.',
      'Jeszcze raz. Następne trzy karty trafiają na stos odrzuconych.',
      'Siódemka: otwiera fundament trefl. Każda siódemka robi to dla swojego koloru.',
    ],
    watch: 'Obejrzyj do wygranej',
    watchHint: 'Film z całej gry, w 197 ruchach.',
    play: 'Zagraj na stole',
    playHint: 'Krok po kroku, ze słowem o każdym. Twoja własna gra czeka.',
  },

  lesson: {
    title: 'Nauka przez grę',
    how: 'Dotknij karty w ramce albo ją przeciągnij.',
    strayed: 'To też wolno. Teraz spróbuj tego:',
    end: 'To wszystko, co trzeba wiedzieć. Talon można przejrzeć, ile razy się chce, i każdy ruch da się cofnąć. Graj dalej od tego miejsca albo wróć do swojej gry.',
    leave: 'Wróć do swojej gry',
    leaveWord: 'Zamknij',
    back: 'Jeden krok wstecz',
    backWord: 'Wstecz',
    show: 'Wykonaj ten krok za mnie',
    showWord: 'Pokaż',
    goOn: 'Graj dalej od tego miejsca',
    goOnWord: 'Graj dalej',
  },

  odds: {
    rules: 'Zasady',
    share: 'Wygrane',
    deals: 'Rozdania',
    between: (low, high) => `od ${low} do ${high}`,
    outOf: (won, deals) => `${won} z ${deals}`,
  },
}
