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

const plural = pluralOf('pl')
/** The forms for 1, for 2 to 4 (and 22 …), and for all other whole numbers. */
const counted = (count: number, one: string, few: string, many: string): string =>
  plural(count, { one, few, many, other: many })
const SUIT: BySuit<string> = { S: 'pik', H: 'kier', D: 'karo', C: 'trefl' }
const NAMED: Partial<Record<Rank, string>> = { A: 'as', J: 'walet', Q: 'dama', K: 'król' }
/** After “do”: the genitive. */
const UP_TO: Partial<Record<Rank, string>> = { A: 'asa', J: 'waleta', Q: 'damy', K: 'króla' }
/** A card as one of its kind. All but ace, jack and king are feminine. */
const KIND: Readonly<Record<Rank, string>> = {
  A: 'as',
  2: 'dwójka',
  3: 'trójka',
  4: 'czwórka',
  5: 'piątka',
  6: 'szóstka',
  7: 'siódemka',
  8: 'ósemka',
  9: 'dziewiątka',
  T: 'dziesiątka',
  J: 'walet',
  Q: 'dama',
  K: 'król',
}

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${rank(rankOf(of))} ${suit(suitOf(of))}`
const upTo = (of: Card): string => `do ${UP_TO[rankOf(of)] ?? rank(rankOf(of))} ${suit(suitOf(of))}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
const cards = (count: number): string => counted(count, '# karta', '# karty', '# kart')
const moreCards = (count: number): string => counted(count, 'jeszcze # karta', 'jeszcze # karty', 'jeszcze # kart')
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => counted(count, '# punkt', '# punkty', '# punktów')
const dollars = (count: number): string => counted(count, '# dolar', '# dolary', '# dolarów')
const moves = (count: number): string => counted(count, '# ruch', '# ruchy', '# ruchów')
const inMoves = (count: number): string => counted(count, '# ruchu', '# ruchach', '# ruchach')
const attempts = (count: number): string => counted(count, '# próba', '# próby', '# prób')
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'A' || of === 'J' || of === 'K') return colour === 'black' ? `czarny ${KIND[of]}` : `czerwony ${KIND[of]}`
  return colour === 'black' ? `czarna ${KIND[of]}` : `czerwona ${KIND[of]}`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, przejście ${pass.number} z ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Dobrano: ${drawn.map(card).join(', ')}.${stock === 0 ? ' Talon jest pusty.' : ''}`
    case 'turn over':
      return `Stos odrzuconych odwrócono, w talonie: ${cards(stock)}.`
    case 'carry':
      return pl.move(move)
  }
}

/** The messages in Polish. */
export const pl: Messages = {
  language: 'pl',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} pusty` : `${suit(of)} ${upTo(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `kolumna ${i + 1} pusta` : `kolumna ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Talon pusty' : `Talon: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined
        ? 'stos odrzuconych pusty; '
        : `stos odrzuconych: ${cards(waste.count)}, na wierzchu: ${card(waste.top)}; `,
      reserve.top === undefined
        ? 'rezerwa pusta. '
        : `rezerwa: ${cards(reserve.count)}, na wierzchu: ${card(reserve.top)}. `,
      `Fundamenty, wartość początkowa ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Dobierz z talonu.'
      case 'turn over':
        return 'Odwróć stos odrzuconych.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} i ${moreCards(one.others)}`
        return one.to === 'foundation' ? `${capital(block)} na fundament.` : `${capital(block)} na kolumnę ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Nie ma już czego dobrać.'
      case 'no pass left':
        return 'Talonu nie można przejrzeć jeszcze raz.'
      case 'stock is only drawn':
        return 'Dotknij talonu, aby dobrać.'
      case 'no card there':
        return 'Tam nie leży żadna karta.'
      case 'not the top card':
        return 'Zagrać można tylko kartę z wierzchu.'
      case 'same pile':
        return 'Ta karta już tam leży.'
      case 'pile takes no cards':
        return 'Tam nie można położyć karty.'
      case 'one card at a time':
        return 'Na fundament idzie tylko jedna karta naraz.'
      case "other suit's foundation":
        return lead ? `Ten fundament nie jest na kolor ${suit(suitOf(lead))}.` : 'Ten fundament jest na inny kolor.'
      case 'start rank needed':
        return needed ? `Jej fundament zaczyna się od: ${card(needed)}.` : 'Ten fundament jest pełny.'
      case 'wrong rank on foundation':
        return needed ? `Następna karta na jej fundamencie to ${card(needed)}.` : 'Ten fundament jest pełny.'
      case 'stays on foundation':
        return 'Według tych zasad karta zostaje na fundamencie.'
      case 'whole columns only':
        return 'Według tych zasad przenosi się tylko całe kolumny.'
      case 'last cards only':
        return 'Według tych zasad przenosi się tylko ostatnią kartę kolumny.'
      case 'last card or whole column':
        return 'Według tych zasad przenosi się ostatnią kartę kolumny albo całą kolumnę.'
      case 'ranks end there':
        return 'Według tych zasad na kartę wartości początkowej nic się nie kładzie.'
      case 'wrong rank':
        return onto ? `Tam pasuje tylko ${kind(onto)}.` : 'Ta wartość tam nie pasuje.'
      case 'same colour':
        return onto ? `Ta sama barwa: tam pasuje tylko ${kind(onto)}.` : 'Czerwone i czarne muszą się przeplatać.'
      case 'filled from the reserve':
        return 'Pustą kolumnę wypełnia rezerwa.'
      case 'waste only':
        return 'Według tych zasad pusta kolumna przyjmuje tylko wierzchnią kartę stosu odrzuconych.'
      case 'changes nothing':
        return 'To by nic nie zmieniło.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Nie ma tu kodu gry. Kod wygląda tak: CF1-D3-AAAAACL.'
      case 'version':
        return `„${error.found}” nie jest tu znane. Kody gry zaczynają się od CF1.`
      case 'mode':
        return `„${error.found}” nie jest trybem gry. Są D3, D1, H3 i własne stoły, na przykład T301.`
      case 'letters':
        return `„${error.found}” nie jest rozdaniem. Rozdanie to siedem liter od A do Z.`
      case 'length':
        if (error.length === 0) return 'Brakuje rozdania: siedem liter, jak w CF1-D3-AAAAACL.'
        return counted(
          error.length,
          `„${error.found}” ma # literę. Rozdanie ma ich siedem.`,
          `„${error.found}” ma # litery. Rozdanie ma ich siedem.`,
          `„${error.found}” ma # liter. Rozdanie ma ich siedem.`,
        )
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return pl.dealCodeError(error.error)
      case 'move':
        return `Ruchu ${error.number}, „${error.token}”, nie da się odczytać. Ruchy wyglądają jak D, RF, W3, 12x3 lub FS1.`
      case 'rules':
        return `Ruch ${error.number}, „${error.token}”, jest niezgodny z zasadami. ${pl.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Rezerwa, pusta' : `Rezerwa, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Talon, pusty' : `Talon, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Stos odrzuconych, pusty' : `Stos odrzuconych, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Fundament ${suit(of)}, pusty, zaczyna się od: ${rank(start)}`
        : `Fundament ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Kolumna ${number}, pusta` : `Kolumna ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Stół',
    actions: 'Działania',
    score: points,
    dollars,
    time: (clock) => `Czas ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 karty', D1: '1 karta', H3: 'Zasady Hoyle’a' }[mode] : `Własny stół ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Po 3', D1: 'Po 1', H3: 'Hoyle' }[mode] : 'Własny stół'),
    modeRules: (mode) =>
      ({
        D3: 'Trudne. Talon daje po trzy karty.',
        D1: 'Łatwe. Talon daje po jednej karcie.',
        H3: 'Jak w kasynie. Trzy karty, tylko całe kolumny, nic nie wraca z fundamentu.',
      })[mode],
    close: 'Zamknij',
  },

  rules: {
    drawn: {
      name: 'Dobierane karty',
      choice: cards,
      sentence: (count) => `Talon daje naraz ${{ 1: 'jedną kartę', 2: 'dwie karty', 3: 'trzy karty' }[count]}.`,
    },
    passes: {
      name: 'Przejścia',
      choice: (passes) => (passes === 'any number' ? 'Bez ograniczeń' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Talon można przejrzeć dowolną liczbę razy.'
          : counted(
              passes,
              'Talon można przejrzeć raz.',
              'Talon można przejrzeć # razy.',
              'Talon można przejrzeć # razy.',
            ),
    },
    columnMoves: {
      name: 'Między kolumnami',
      choice: (moves) =>
        ({
          'any run': 'Dowolny ciąg',
          whole: 'Cała kolumna',
          last: 'Ostatnia karta',
          'last or whole': 'Ostatnia karta lub cała',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Z kolumny na kolumnę przenosi się dowolny ciąg, cały lub tylko jego koniec.',
          whole: 'Z kolumny na kolumnę przenosi się tylko całą kolumnę.',
          last: 'Z kolumny na kolumnę przenosi się tylko ostatnią kartę.',
          'last or whole': 'Z kolumny na kolumnę przenosi się ostatnią kartę albo całą kolumnę.',
        })[moves],
    },
    emptyColumn: {
      name: 'Puste kolumny',
      choice: (takes) => ({ anything: 'Cokolwiek', waste: 'Ze stosu odrzuconych' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Gdy rezerwa jest pusta, pusta kolumna przyjmuje wszystko, co wolno przenieść.',
          waste: 'Gdy rezerwa jest pusta, pusta kolumna przyjmuje tylko wierzchnią kartę stosu odrzuconych.',
        })[takes],
    },
    ranks: {
      name: 'Wartości w kolumnach',
      choice: (ranks) => ({ round: 'Dookoła', ending: 'Do wartości początkowej' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'W kolumnach wartości biegną dookoła: król kładzie się na asa.',
          ending: 'W kolumnach wartości kończą się na początkowej: na kartę tej wartości nic się nie kładzie.',
        })[ranks],
    },
    takingBack: {
      name: 'Fundamenty',
      choice: (goes) => (goes ? 'Karty wracają' : 'Karty zostają'),
      sentence: (goes) => (goes ? 'Karta może wrócić z fundamentu na kolumnę.' : 'Karta na fundamencie tam zostaje.'),
    },
    pay: {
      name: 'Wypłata',
      choice: (pay) => ({ played: 'Zagrane karty', lying: 'Leżące karty' })[pay],
      sentence: (pay) =>
        ({
          played: 'Talia kosztuje 52 dolary. Każda karta położona na fundamencie daje 5.',
          lying: 'Talia kosztuje 50 dolarów. Każda karta na fundamencie daje 5, wszystkie 52 razem 500.',
        })[pay],
    },
  },

  install: {
    name: 'Pasjans Canfield',
    shortName: 'Canfield',
    description: 'Pasjans Canfield: prawdziwe zasady, duże karty, bezpłatnie.',
  },

  bar: {
    newGame: 'Nowa gra',
    newGameWord: 'Nowa',
    undoWord: 'Cofnij',
    redoWord: 'Ponów',
    menuWord: 'Menu',
    undoCount: (count) => `Cofnij (${moves(count)})`,
    nothingToUndo: 'Nie ma czego cofnąć',
    redoCount: (count) => `Ponów (${moves(count)})`,
    nothingToRedo: 'Nie ma czego ponowić',
    hint: 'Podpowiedź',
    hintWord: 'Podpowiedź',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Czy da się jeszcze wygrać?'
        : {
            won: 'Da się jeszcze wygrać',
            lost: 'Nie da się już wygrać',
            unknown: 'Nie wiadomo, czy da się wygrać',
            searching: 'Sprawdzanie, czy da się wygrać',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Da się?'
        : { won: 'Da się', lost: 'Przegrana', unknown: 'Nie wiadomo', searching: 'Szukanie' }[outlook],
    menu: 'Menu',
  },

  menu: {
    title: 'Menu',
    daily: 'Rozdanie dnia',
    dailyHint: 'Te same karty dla wszystkich, codziennie nowe.',
    games: 'Gry',
    gamesHint: 'Wszystko, co rozegrano.',
    statistics: 'Statystyki',
    statisticsHint: 'Co wygrano, i rachunek.',
    backup: 'Kopia zapasowa',
    backupHint: 'Wszystkie gry w jednym pliku, do zachowania lub przeniesienia.',
    settings: 'Ustawienia',
    settingsHint: 'Gra, wygląd, dźwięk, klawisze, język.',
    help: 'Pomoc',
    helpHint: 'Zasady z ilustracjami, pytania i odpowiedzi.',
  },

  daily: {
    title: 'Rozdanie dnia',
    previousMonth: 'Poprzedni miesiąc',
    nextMonth: 'Następny miesiąc',
    day: (date, today, result) =>
      `${date}${today ? ', dziś' : ''}${result ? { won: ', wygrane', played: ', rozegrane' }[result] : ''}`,
    won: 'Wygrane',
    played: 'Rozegrane',
    modeWon: (mode) => `${pl.app.modeShort(mode)}, wygrane`,
    tally: (won, inARow) => {
      const days = counted(won, '# dzień wygrany', '# dni wygrane', '# dni wygranych')
      return inARow > 1 ? `${days}, ostatnio ${inARow} z rzędu.` : `${days}.`
    },
    everyMode: 'Te same karty dla wszystkich. Da się je wygrać według każdych zasad.',
    toCome: 'Ten dzień jeszcze nie nadszedł.',
    play: 'Zagraj to rozdanie',
    playToday: 'Zagraj dzisiejsze rozdanie',
    goOn: 'Graj dalej',
  },

  newGame: {
    title: 'Nowa gra',
    mode: 'Zasady',
    ownTable: 'Własny stół',
    ownTableHint: 'Zasady takie, jakie lubisz.',
    tableWord: (mode) => `W kodach gry ten stół nazywa się ${mode}.`,
    deal: 'Rozdaj nową grę',
    winnableOnly: 'Tylko rozdania, które da się wygrać',
    winnableOnlyHint: 'Następne jest szukane podczas gry.',
    difficulty: 'Trudność',
    difficultyHint: 'Łatwe rozdania wybaczają nieuwagę, trudne nie.',
    difficulties: { any: 'Każda', easy: 'Łatwe', medium: 'Średnie', hard: 'Trudne' },
    looking: (tried) =>
      counted(tried, 'Szukanie: # rozdanie dotąd', 'Szukanie: # rozdania dotąd', 'Szukanie: # rozdań dotąd'),
    noneFound: 'Tym razem nic nie znaleziono. Spróbuj jeszcze raz.',
    restart: 'Zacznij to rozdanie od nowa',
    restartHint: 'Te same karty od początku.',
    bringBack: 'Przywróć poprzednią grę',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'To rozdanie',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    share: 'Udostępnij',
    shareText: (code) => `Canfield, rozdanie ${code}`,
    codeField: 'Kod gry',
    codeHint: 'Kod daje zawsze to samo rozdanie.',
    play: 'Graj',
  },

  welcome: {
    ask: 'Canfield to nowość?',
    learn: 'Pokaż',
    dismiss: 'Nie, dziękuję',
  },

  notice: {
    dealt: (code) => `Nowa gra ${code}.`,
    restarted: 'Te same karty, od początku.',
    broughtBack: 'Poprzednia gra wróciła.',
    goneOn: 'Grasz dalej od tego miejsca.',
    undoThis: 'Przywróć',
    lookBack: 'Co było możliwe?',
    notKept: 'Ta przeglądarka niczego nie zachowuje: gra zniknie po zamknięciu strony.',
    damaged: 'Zapisanej gry nie da się odczytać. Oto, co z niej zostało:',
    notLoaded: 'Nie udało się tego wczytać. Spróbuj ponownie, gdy wróci sieć.',
    otherTab: 'Canfield jest otwarty także w innej karcie przeglądarki. Każda ma własną grę, a na liście gier są obie.',
    badLink: (reason) => `Nie udało się użyć tego linku. ${reason}`,
    copyText: 'Kopiuj tekst',
    copied: 'Skopiowano.',
    copyFailed: 'Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.',
    fitsNowhere: (of) => `${capital(card(of))} nigdzie teraz nie pasuje.`,
    dismiss: 'Ukryj',
  },

  film: {
    title: 'Film z gry',
    leave: 'Wróć do swojej gry',
    leaveWord: 'Zamknij',
    back: 'Jeden ruch wstecz',
    backWord: 'Wstecz',
    play: 'Odtwórz',
    playWord: 'Odtwórz',
    pause: 'Pauza',
    pauseWord: 'Pauza',
    forward: 'Jeden ruch naprzód',
    forwardWord: 'Naprzód',
    speed: (times) => `Tempo: ×${number(times)}`,
    speedWord: 'Tempo',
    goOn: 'Graj dalej od tego miejsca',
    goOnWord: 'Graj dalej',
    place: (at, of) => `Ruch ${at} z ${of}`,
  },

  games: {
    title: 'Gry',
    search: 'Szukaj według kodu gry',
    mode: 'Zasady',
    allModes: 'Wszystkie zasady',
    state: 'Które gry',
    allStates: 'Wszystkie gry',
    states: { won: 'Wygrane', unfinished: 'Niewygrane', removed: 'Usunięte' },
    count: (count) => counted(count, '# gra', '# gry', '# gier'),
    none: 'Gra pojawia się tu od pierwszego ruchu.',
    noneFound: 'Nie ma takiej gry.',
    more: 'Pokaż więcej',
    won: 'Wygrana',
    attempts,
    attempt: (number) => `Próba ${number}`,
    onTable: 'Teraz na stole.',
    undated: 'Data nieznana',
    begun: 'Początek',
    timeSpent: 'Czas',
    actions: 'Ruchy',
    score: 'Punkty',
    undos: 'Cofnięte',
    help: 'Pomoc',
    helpKind: (kind) =>
      ({
        verdict: 'Czy da się wygrać',
        chance: 'Szansa',
        'fair hint': 'Uczciwa podpowiedź',
        hint: 'Podpowiedź',
        solution: 'Rozwiązanie',
      })[kind],
    given: 'Zagrane wcześniej',
    givenActions: moves,
    back: 'Wszystkie gry',
    playAgain: 'Zagraj to rozdanie jeszcze raz',
    goOn: 'Graj dalej',
    watch: 'Obejrzyj',
    copyCode: 'Kopiuj kod',
    copyDeal: 'Kopiuj link do rozdania',
    copyGame: 'Kopiuj link',
    share: 'Udostępnij',
    remove: 'Usuń',
    bringBack: 'Przywróć',
    removed: 'Usunięto z listy.',
    broughtBack: 'Znów na liście.',
    unreadable: 'Ruchów tej gry nie da się już odczytać.',
    damaged: (count) =>
      counted(
        count,
        '# gry nie dało się odczytać. Odłożono ją na bok:',
        '# gier nie dało się odczytać. Odłożono je na bok:',
        '# gier nie dało się odczytać. Odłożono je na bok:',
      ),
    forget: 'Już niepotrzebne',
    notKept: 'Ta przeglądarka nie zachowuje gier. Na liście jest tylko to, co rozegrano od otwarcia strony.',
  },

  statistics: {
    title: 'Statystyki',
    mode: 'Zasady',
    none: 'Nie ma jeszcze czego liczyć. Gra liczy się od pierwszego ruchu, chyba że zaczęła się od ruchów już zagranych.',
    counts:
      'Gra liczy się od pierwszego ruchu. Wszystkie próby jednego rozdania według tych samych zasad to jedna gra. Usunięte gry się nie liczą, ani te, które zaczęły się od cudzych ruchów, na przykład z linku lub z rozwiązania.',
    figures: {
      played: ['Gry', 'Rozdania, które rozegrano.'],
      won: ['Wygrane', 'Gry wygrane w którejś z prób.'],
      share: [
        'Odsetek wygranych',
        'Z rozegranych gier. Prawdziwy odsetek mieści się w granicach 95 razy na 100 (Wilson).',
      ],
      unaided: ['Wygrane bez pomocy', 'Za pierwszym razem, bez pomocy i bez cofania.'],
      unaidedShare: ['Odsetek wygranych bez pomocy', 'Z rozegranych gier, z granicami jak wyżej.'],
      attempts: ['Próby', 'Każde rozpoczęcie rozdania, także od nowa.'],
      streak: ['Obecna seria', 'Gry wygrane z rzędu aż do ostatniej. Ta na stole liczy się dopiero po wygranej.'],
      longestStreak: ['Najdłuższa seria', 'Najwięcej wygranych z rzędu, w kolejności rozpoczęcia.'],
      timeSpent: ['Czas gry', 'Przy widocznej stronie, od pierwszego ruchu próby.'],
      winTime: ['Czas wygranej', 'Połowa wygranych trwała krócej. Z prób jednej gry liczy się pierwsza wygrana.'],
      fastestWin: ['Najszybsza wygrana', 'Najkrótszy czas takiej próby.'],
      winActions: ['Ruchy wygranej', 'Połowa wygranych wymagała mniej. Cofnięte ruchy się nie liczą.'],
      fewestActions: ['Najkrótsza wygrana', 'Najmniej ruchów w takiej próbie.'],
      meanScore: [
        'Średnia punktów',
        'Z każdej gry pierwsza wygrana próba, a jeśli jej nie ma, ta z największą liczbą punktów. Według zasad Hoyle’a dolar to punkt.',
      ],
      bestScore: ['Najwięcej punktów', 'Najwięcej punktów w takiej próbie.'],
    },
    bounds: (low, high) => `od ${low} do ${high}`,
    pictures: {
      overTime: ['Wyniki w czasie', 'Gry według czasu rozpoczęcia.'],
      scores: ['Punkty', 'Gry według punktów, co 25.'],
      hours: ['Pora dnia', 'Gry według godziny rozpoczęcia.'],
      weekdays: ['Dzień tygodnia', 'Gry według dnia rozpoczęcia.'],
      startRanks: ['Wartości początkowe', 'Gry według wartości karty bazowej.'],
    },
    stretch: { day: 'Dzień', week: 'Tydzień od', month: 'Miesiąc', year: 'Rok' },
    scoreStep: 'Punkty',
    hour: 'Godzina',
    weekday: 'Dzień',
    startRank: 'Wartość początkowa',
    played: 'Gry',
    won: 'Wygrane',
    notWon: 'Niewygrane',
    atLeast: (of) => `${of} lub więcej`,
    asTable: 'Jako tabela',
    picture: (name, played, won) =>
      `${name}: ${counted(played, '# gra', '# gry', '# gier')}, w tym ${counted(won, '# wygrana', '# wygrane', '# wygranych')}.`,
    account: 'Rachunek',
    accountMeaning:
      'Kasyno sprzedawało talię za 52 dolary i płaciło 5 za każdą kartę na fundamencie. Według zasad Hoyle’a talia kosztuje 50, a wszystkie 52 karty dają 500. Rozdanie liczy się raz, tak jak je rozegrano za pierwszym razem.',
    balance: 'Saldo',
    cost: 'Cena',
    paid: 'Wypłata',
    packs: (count) => counted(count, '# talia', '# talie', '# talii'),
    accountPicture: (balance) => `Saldo po każdej talii. Teraz wynosi: ${balance}.`,
    deal: 'Rozdanie',
    more: 'Pokaż więcej',
    saveCsv: 'Zapisz gry jako CSV',
    saveFigures: 'Zapisz liczby jako CSV',
  },

  backup: {
    title: 'Kopia zapasowa',
    where:
      'Gry są w tej przeglądarce, na tym urządzeniu, i nigdzie indziej. Znikną, gdy dane przeglądarki dla tej strony zostaną wyczyszczone. Przeglądarka może je też usunąć sama, gdy urządzenie jest pełne, a niektóre robią to po tygodniach bez odwiedzin.',
    permanent: 'Ta przeglądarka obiecała, że sama ich nie usunie.',
    notPermanent: 'Ta przeglądarka nie obiecała, że je zachowa.',
    refused:
      'Przeglądarka teraz tego nie obiecuje. Może później, gdy gier będzie więcej albo gra zostanie zainstalowana.',
    askButton: 'Poproś, aby je zachowała',
    save: 'Zapis',
    saveHint: 'Wszystkie gry i ustawienia w jednym pliku, który odczyta każde urządzenie.',
    saveButton: 'Zapisz do pliku',
    saved: (count) => counted(count, 'Zapisano # próbę.', 'Zapisano # próby.', 'Zapisano # prób.'),
    notReadable: 'Gier lub pliku nie da się teraz odczytać. Nic nie zmieniono.',
    read: 'Odczyt',
    readHint: 'Gry z pliku dołączą do tych tutaj. Ponowny odczyt pliku nic nie zmienia.',
    readButton: 'Wybierz plik',
    reading: 'Odczytywanie pliku…',
    offer: (count, fresh) =>
      `W pliku: ${attempts(count)}, w tym ${counted(fresh, '# nowa', '# nowe', '# nowych')} tutaj.`,
    withSettings: 'Przejmij także ustawienia',
    takeButton: 'Dodaj do moich gier',
    taken: (count) => counted(count, 'Dodano # próbę.', 'Dodano # próby.', 'Dodano # prób.'),
    notTaken: 'Przeglądarka ich nie zachowuje: pamięć jest pełna lub niedozwolona. Nic nie zmieniono.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'To nie jest kopia zapasowa gry Canfield. Nic nie zmieniono.'
        case 'newer':
          return 'Ta kopia pochodzi z nowszej wersji gry Canfield. Wczytaj stronę na nowo i spróbuj jeszcze raz. Nic nie zmieniono.'
        case 'cut off':
          return 'Ta kopia nie jest cała: brakuje końca lub jest uszkodzony. Nic nie zmieniono.'
        case 'damaged':
          return `Próby ${error.number} z tej kopii nie da się odczytać. Nic nie zmieniono.`
      }
    },
  },

  panel: {
    title: 'Czy da się wygrać?',
    outlook: (outlook) =>
      ({
        won: 'Da się jeszcze wygrać',
        lost: 'Nie da się już wygrać',
        unknown: 'Nie wiadomo',
        searching: 'Szukanie',
      })[outlook],
    searched: (positions) => counted(positions, 'Zbadano # pozycję', 'Zbadano # pozycje', 'Zbadano # pozycji'),
    searchedInVain: (positions) =>
      counted(
        positions,
        'Zbadano # pozycję, bez odpowiedzi.',
        'Zbadano # pozycje, bez odpowiedzi.',
        'Zbadano # pozycji, bez odpowiedzi.',
      ),
    lineKnown: (count) => `Znana jest droga do wygranej w ${inMoves(count)}.`,
    lastWon: (back) => `Ostatnia pozycja do wygrania była ${moves(back)} temu.`,
    lostWith: (move) => `Ruch, który przegrał: ${move}`,
    neverWon: 'Tego rozdania od początku nie dało się wygrać.',
    turningSought: 'Szukanie ostatniej pozycji do wygrania.',
    turningUnknown: 'Nie udało się ustalić, gdzie ją przegrano.',
    best: (count, exact) =>
      exact
        ? `Co najwyżej ${cards(count)} na fundamentach.`
        : `Najlepsze, co znaleziono: ${cards(count)} na fundamentach.`,
    goBack: (back) => `Cofnij ${moves(back)}`,
    showMe: 'Pokaż',
    chance: (percent, lookedAt) =>
      `${percent}%, z ${counted(lookedAt, '# układu', '# układów', '# układów')} zakrytych kart`,
    chanceTitle: 'Szansa',
    lookBackTitle: 'Co było możliwe',
    couldBeWon: 'To rozdanie dało się wygrać.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Co najwyżej' : 'Najlepsze, co znaleziono:'} ${cards(count)}, ${points(score)}; osiągnięto: ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Co najwyżej' : 'Najlepsze, co znaleziono:'} ${cards(count)}, ${dollars(score)}; osiągnięto: ${reached}.`,
  },

  hint: {
    thinking: 'Chwila namysłu.',
    afterDraws: (draws, move) =>
      `${counted(draws, 'Dobierz # raz, potem:', 'Dobierz # razy, potem:', 'Dobierz # razy, potem:')} ${move}`,
    safe: (move) => `${move} To nic nie kosztuje.`,
    look: 'Dobierz z talonu: widać wtedy więcej kart i nic nie przepada.',
    most: (move) => `Wygląda na przegraną. Najwięcej kart wejdzie przez: ${move}`,
    mostKnown: (move) => `Nie da się już wygrać. Najwięcej kart wejdzie przez: ${move}`,
    mostFound: (move) => `Nie wiadomo, czy da się wygrać. Najwięcej znalezionych kart wejdzie przez: ${move}`,
    nothing: 'Nic już nie pomoże: żadna karta nie trafi więcej na fundament.',
    play: 'Zagraj to',
  },

  win: {
    title: 'Wygrana',
    summary: (score, count) => `${points(score)} w ${inMoves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} w ${inMoves(count)}`,
    daily: (date) => `Rozdanie dnia, ${date}`,
    calendar: 'Zobacz kalendarz',
    newGame: 'Nowa gra',
    watch: 'Obejrzyj grę jeszcze raz',
    lookAtTable: 'Popatrz na stół',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Kolumnę ${fill.column} wypełnia ${card(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'Rezerwa jest pusta.' : `Na wierzchu rezerwy: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(
          waste.top === undefined
            ? 'Stos odrzuconych jest pusty.'
            : `Na wierzchu stosu odrzuconych: ${card(waste.top)}.`,
        )
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Cofnięto dobranie.'
        case 'turn over':
          return 'Stos odrzuconych odwrócono z powrotem.'
        case 'carry':
          return `Cofnięto: ${pl.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} i ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'fundament' : `kolumna ${to}`))
      return `${capital(block)} w ręce. Pasuje tu: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} z powrotem na miejscu.`,
    playable: (moves) => (moves.length === 0 ? 'Nie ma już nic do zagrania.' : moves.map(pl.move).join(' ')),
  },

  settings: {
    title: 'Ustawienia',
    language: 'Język',
    languageBrowser: 'Jak w przeglądarce',
    play: 'Gra',
    look: 'Wygląd',
    motion: 'Ruch i dźwięk',
    tapPicksUp: 'Podnoszenie dotknięciem',
    tapPicksUpHint:
      'Dotknij karty, potem stosu, który ma ją przyjąć. Drugie dotknięcie karty wysyła ją tam, gdzie pasuje.',
    slack: 'Tolerancja',
    slackHint: 'O ile dotknięcie może się ześlizgnąć, zanim pociągnie kartę.',
    slacks: { small: 'Mała', medium: 'Większa', large: 'Duża' },
    themeContrast: 'Duży kontrast',
    textSize: 'Wielkość tekstu',
    largeFaces: 'Duże znaki',
    largeFacesHint: 'Wartości i kolory zajmują więcej karty.',
    letters: 'Litery na kartach',
    showScore: 'Punkty',
    showScoreHint: 'Widoczne przy stole.',
    showTime: 'Czas',
    showTimeHint: 'Zegar przy stole.',
    showCounts: 'Liczby',
    showCountsHint: 'Ile kart i cofnięć zostało.',
    speed: 'Animacja',
    speeds: { none: 'Brak', fast: 'Szybka', normal: 'Zwykła', slow: 'Wolna' },
    sounds: 'Dźwięki',
    soundsHint: 'Krótkie i ciche.',
    vibration: 'Wibracje',
    vibrationHint: 'Krótkie drgnięcie przy każdej karcie.',
    doubleTap: 'Podwójne dotknięcie',
    doubleTapHint: 'Dotknięcie wysyła kartę także na kolumnę, gdy jej fundament jej nie przyjmuje.',
    theme: 'Wygląd',
    themeSystem: 'System',
    themeLight: 'Jasny',
    themeDark: 'Ciemny',
    felt: 'Stół',
    feltGreen: 'Zielony',
    feltBlue: 'Niebieski',
    feltPlum: 'Śliwkowy',
    feltStone: 'Kamienny',
    fourColours: 'Cztery barwy',
    fourColoursHint: 'Kara niebieskie, trefle zielone.',
    leftHanded: 'Dla leworęcznych',
    leftHandedHint: 'Talon i rezerwa po prawej.',
    help: 'Pomoc w grze',
    indicator: 'Pokazuj, czy da się wygrać',
    indicatorHint: 'Cały czas, na pasku.',
    chanceMeter: 'Szansa',
    chanceMeterHint: 'W panelu, z tego, co można wiedzieć.',
    knowingHint: 'Wszystkowiedzące podpowiedzi',
    knowingHintHint: 'Wiedzą, gdzie leżą zakryte karty.',
  },

  keys: {
    title: 'Klawisze',
    always: 'Zawsze',
    fixed: {
      arrows: ['Strzałki', 'Od stosu do stosu i wzdłuż kolumny'],
      enter: ['Enter', 'Dotknij karty lub talonu'],
      space: ['Spacja', 'Podnieś kartę, odłóż ją'],
      escape: ['Esc', 'Odłóż kartę na miejsce, zamknij okno'],
      undo: ['Ctrl Z', 'Cofnij'],
      redo: ['Ctrl Shift Z', 'Ponów'],
      help: ['F1', 'Zasady i pomoc'],
    },
    shortcuts: 'Pojedyncze klawisze',
    shortcutsHint: 'Po jednym klawiszu, bez Ctrl.',
    names: {
      draw: 'Dobierz',
      undo: 'Cofnij',
      redo: 'Ponów',
      hint: 'Podpowiedź',
      moves: 'Powiedz, co można zagrać',
      board: 'Opisz stół',
      score: 'Powiedz punkty',
      newGame: 'Nowa gra',
      help: 'Zasady i pomoc',
    },
    none: 'Brak klawisza',
    press: 'Naciśnij klawisz',
    change: (name, key) => `${name}: ${key}. Wybierz inny klawisz`,
    unset: 'Wybierz Backspace dla tego, co ma nie mieć klawisza.',
    lost: (name) => `„${name}” nie ma już klawisza.`,
    reset: 'Wróć do zwykłych klawiszy',
  },
}
