import type { HelpTexts } from './texts.ts'

/** The help in English. */
export const en: HelpTexts = {
  language: 'en',

  pages: {
    setUp: { title: 'Set-up', lead: 'The aim is to bring all 52 cards to the four foundations.' },
    reserve: {
      title: 'Reserve',
      lead: 'The reserve is the heart of the game: most games are lost with cards still in it.',
    },
    foundations: {
      title: 'Foundations',
      lead: 'Four foundations, one for each suit. The base card says where they begin.',
    },
    columns: { title: 'Columns', lead: 'On the columns cards go downwards, and their colours alternate.' },
    stock: {
      title: 'Stock and waste',
      lead: 'Tap the stock when nothing else helps, or when you want to see more cards.',
    },
    end: { title: 'End of the game', lead: 'You play for as long as you like.' },
    example: {
      title: 'An example',
      lead: 'The beginning of this deal was once published to show how the game goes. Step through it and see why each card moves.',
    },
    scoring: { title: 'Scoring', lead: 'Only cards that go up to a foundation count.' },
    hoyle: {
      title: 'Hoyle’s rules',
      lead: ({ ui }) =>
        `These are the stricter rules that the old card books print. They can be chosen under “${ui.newGame.title}”.`,
    },
    tables: {
      title: 'Tables of your own',
      lead: ({ ui }) =>
        `Under “${ui.newGame.title}”, “${ui.newGame.ownTable}” lets you set these rules yourself. Everything else stays as it is.`,
    },
    odds: {
      title: 'The odds',
      lead: 'How many deals can be won, and how many are won? These figures were counted with the solver of this game.',
    },
    extras: {
      title: 'What this app adds',
      lead: 'The rules are the old ones. What follows makes them pleasant to play.',
    },
    codes: { title: 'Game codes', lead: 'Every deal has a code, such as CF1-D3-AAAAACL. It stands beside the score.' },
    privacy: { title: 'Privacy', lead: 'Nobody learns what you play, or that you play.' },
    data: { title: 'Your games', lead: 'Your games are on your device and nowhere else.' },
    questions: { title: 'Questions and answers', lead: 'What players ask most often.' },
    about: { title: 'About this game', lead: 'The game is free, and its source is open to everyone.' },
  },

  rules: {
    R1: 'One pack of 52 cards is shuffled, without jokers. The game code decides how.',
    R2: '13 cards make the reserve, a pile of which only the top card lies face up. One card, the base card, opens the first foundation. 4 cards open the four columns. The other 34 are the stock, face down. The waste and the other three foundations are still empty.',
    R3: 'Only the top card of the reserve can be played, to its foundation or to a column. Then the next one is free. Nothing is ever put on the reserve. The number below it says how many cards are left.',
    R4: 'When a move empties a column, the top card of the reserve fills it at once, as a part of the same move.',
    R5: 'Once the reserve is empty, an empty column stays empty until you fill it. It takes any card or run: from the waste, from a column, or from a foundation. To move a whole column there would change nothing, so that is no move.',
    R6: 'Each foundation takes one suit. The first takes the suit of the base card, the others take the remaining suits in the order spades, hearts, diamonds, clubs.',
    R7: 'The rank of the base card is the start rank of all four foundations: an empty one takes only the card of that rank in its suit. From there it goes up one rank at a time, and after the king comes the ace. With 13 cards a foundation is full. Only one card at a time goes there.',
    R8: 'A card goes on a card of the other colour that is exactly one rank higher: a red 6 on a black 7. The ranks go all the way round, so a king goes on an ace of the other colour, whatever the start rank.',
    R9: 'Any run moves as one block in one move: the whole column, or only the end of it. All cards of a column are face up.',
    R10: ({ ui }) =>
      `A tap on the stock turns cards to the waste: 3 at once in “${ui.app.modeShort('D3')}”, 1 in “${ui.app.modeShort('D1')}”. Three cards lie fanned, and only the last can be played; when it is gone, the next one is free. When fewer than three are left, those are turned.`,
    R11: 'A tap on the empty stock turns the whole waste over, without shuffling: what was drawn first will be drawn first again. You may go through as often as you like, at no cost. When stock and waste are both empty, a tap does nothing.',
    R12: 'Only the top card of the waste can be played, to its foundation or to a column.',
    R13: 'The top card of any foundation can be dragged back to a column that takes it, even the base card. It costs no points, and a card that goes up again scores again.',
    R14: 'The game is won when all four foundations have 13 cards. It never ends by itself otherwise: nobody tells you that you have lost.',
    R15: 'Undo takes back what you did, up to 100 actions, with draws, turned wastes and filled columns. The points of a move go back with it.',
    R16: 'A card that is put on a foundation from the reserve, a column or the waste scores 5. Nothing else scores, and nothing costs. A game begins at 0 and never falls below. Won without taking a card back from a foundation, it ends with 51 × 5 = 255.',
    R17: ({ ui }) =>
      `A tap, a click or Enter sends a card to its foundation if it fits there. If it does not, it goes to a column: to the longest of those that take it (the leftmost of equals), or else to an empty one. In the middle of a column, the run from that card on goes. With “${ui.settings.doubleTap}” switched off in the settings, a tap only ever sends cards to foundations. The second click of a double click never plays a second card, and any card can be dragged instead.`,
    R18: 'Nothing else moves by itself: no card leaves for a foundation unasked, and no game finishes itself.',
    R19: 'A code gives the same deal for ever: every card in its place, in the order of the stock too.',
    R20: 'The score follows the terms of a casino: a pack cost 52 dollars, and each card on a foundation paid back 5. The statistics keep an account of all your games: 52 dollars less for each, and its score added.',
    H1: 'From column to column only the whole column moves. The top card of a column can always go to its foundation.',
    H2: 'Once the reserve is empty, an empty column takes only the top card of the waste, and may stay open for as long as you like.',
    H3: 'A card on a foundation stays there.',
    H4: '3 cards are drawn at a time. You may go through the stock as often as you like, and it is never shuffled.',
    H5: 'The score is what the house pays: 5 dollars for each card that lies on a foundation, the base card too, so that a game begins at 5. All 52 pay 500 in place of the sum. In the account a pack costs 50.',
    H6: 'It is said to be won about 3 times in 100. The page on the odds tells what could be won by someone who knew all the cards.',
  },

  notes: {
    reserveFirst: 'Play from the reserve whenever it loses nothing: each card that leaves it frees the next one.',
    lookAhead:
      'Think before you empty a column: the reserve’s top card will lie there, and it may be hard to move again.',
    stuck: ({ ui }) =>
      `When nothing seems to go, go through the stock once more, look whether a card could come back from a foundation, or ask: “${ui.bar.outlook(undefined)}”`,
    otherRules: 'By Hoyle’s rules the score is counted in dollars, as their page tells.',
    exceptions: 'All is as in the game with three cards, except for this:',
    demon:
      'In England the game is called Demon. Mary Whitmore Jones described it there in 1891 and praised it above all other games for one pack; the name, she thought, comes from the mocking spirit that snatches the win away at the last moment.',
    canfield:
      'In America it is named after Richard Canfield, who ran a gambling house at Saratoga Springs in the 1890s. The story goes that a guest bought a pack for 50 or 52 dollars and was paid 5 for each card on the foundations. Some think that the game played there was another, Klondike. The name stayed.',
    knowing:
      'These are the deals for which the solver found a win, with all cards known to it, among those that it has settled so far. Who does not know the hidden cards wins fewer.',
    bounds: 'The true share lies within the bounds 95 times in 100.',
    open: 'Deals that the solver left open count as lost in the share, and as won in the upper bound.',
    players: 'Both players below were given only deals that can be won.',
    fairHints: 'Fair hints, followed to the end. They know no more than you can know.',
    obviousRule:
      'The obvious rule: to a foundation if possible, else from the reserve, else from the waste or from column to column, else draw.',
    worth: ({ ui }) =>
      `Here one rule was changed at a time, for the same deals. Under “${ui.newGame.ownTable}” you can play by any of them.`,
    hints: ({ ui }) =>
      `“${ui.bar.hint}” shows a good move, and a second press plays it. Hints are fair: they know what you can know, unless you choose “${ui.settings.knowingHint}” in the settings.`,
    outlook: ({ ui }) =>
      `“${ui.bar.outlook(undefined)}” asks the solver. If the game is lost, it finds the move that lost it and takes you back there. Games in which you asked for help are marked.`,
    films: 'Any game can be watched as a film, and played on from any place of it.',
    games: ({ ui }) => `“${ui.games.title}” lists everything you have played, and “${ui.statistics.title}” counts it.`,
    daily: ({ ui }) =>
      `“${ui.daily.title}” is a deal for each day, the same for everyone, and it can be won by all rules.`,
    winnable: ({ ui }) =>
      `Under “${ui.newGame.title}” you can have only deals dealt that can be won, as easy or as hard as you like.`,
    ownTable: ({ ui }) => `Under “${ui.newGame.ownTable}” there you set the rules yourself, one by one.`,
    tableWord:
      'In a game code such a table is a T with a figure for each of these rules, in this order; zeros at the end are left out. Beside each rule stands the word for D3 with nothing else changed. The cards of a deal are the same at every table.',
    friend: ({ ui }) =>
      `To give a friend the deal on the table, open “${ui.newGame.title}” and copy or share what stands under “${ui.newGame.thisDeal}”. Your friend enters the code in the same window, under “${ui.newGame.codeField}”, or opens the link.`,
    parts:
      'CF1 is the way of shuffling. D3 stands for the rules: D3 for three cards, D1 for one card, H3 for Hoyle’s rules, T with figures for a table of your own. The seven letters are the deal, and the same letters are the same cards by all rules.',
    typing: 'Capitals, spaces and dashes do not matter when you enter a code.',
    wholeGame: ({ ui }) => `“${ui.games.title}” also gives links to whole games, with every move.`,
    howMany: 'There are 8,031,810,176 deals. Nobody will run out of them.',
    noAccount: 'There is no account, no advertising and no tracking.',
    noNetwork:
      'The game asks nothing of any server once it is loaded. After the first visit it works without a network.',
    sharing: 'Only you share things. A code or link tells the deal, or the moves of a game, and nothing about you.',
    kept: 'This browser keeps the game on the table, at every action; all games that you have played; and your settings.',
    cleared: ({ ui }) =>
      `If you clear the browser’s data for this page, your games are cleared too. A browser may also clear them when the device is full. “${ui.backup.title}” in the menu can ask it not to.`,
    move: ({ ui }) =>
      `To move your games, or to keep a copy, open “${ui.backup.title}” and save a file. Read it on the other device: its games are added to those that are there, and none is added twice.`,
    removed: ({ ui }) =>
      `A game that you remove from the list is only put aside, and can be brought back there under “${ui.games.states.removed}”.`,
    tabs: 'When the game is open in two tabs, each keeps a game of its own, and the list has both.',
    free: 'By the MIT licence anyone may use it, copy it and change it.',
    madeOf:
      'The court figures were drawn by Adrian Kennard, and the letters on the cards come from the typeface Inter.',
  },

  headings: {
    strategy: 'Good to know',
    history: 'History',
    knowing: 'With all cards known',
    players: 'What players win',
    worth: 'What each rule is worth',
    seeAlso: 'See also',
  },

  figures: {
    deal: 'A new deal: 13 cards in the reserve, 34 in the stock, one in each column. The base card is the 7 of hearts.',
    fill: 'The run from column 2 has gone to column 4. The queen of spades has come from the reserve to fill column 2, and 10 cards are left.',
    startRank:
      'The start rank is 7. The 7 of clubs has just opened its foundation; spades and diamonds still wait for their 7.',
    roundTheKing: 'The foundation of clubs has passed the king: the ace is on top, and the 2 comes next.',
    takenBack:
      'The queen of spades has come back from its foundation to column 2. Now the jack of diamonds can leave the waste and go on it.',
    run: 'The king of hearts and the queen of clubs can move together from column 2 to the ace of spades in column 4.',
    emptyColumns: 'The reserve is empty, and so are columns 2 and 3: they take any card, and any run.',
    fan: 'Three cards were turned, and only the 5 of hearts can be played: here to the 6 of clubs in column 1. Then the 2 of diamonds is free.',
    turnOver: 'The stock is empty: a tap on the arrow turns the waste over.',
    won: 'Won: all four foundations have 13 cards.',
    wholeColumn:
      'By Hoyle’s rules too the king of hearts can go to the ace of spades, as the whole of column 2 goes with it. The queen of clubs could not leave the king behind.',
  },

  questions: {
    everyDeal: {
      question: 'Can every deal be won?',
      answer: ({ ui, odds }) =>
        `No. Of the ${odds.knowing.D3.deals} deals that the solver has settled with three cards drawn, ${odds.knowing.D3.share} can be won; with one card it is ${odds.knowing.D1.share}. If you want only such deals, choose “${ui.newGame.winnableOnly}” under “${ui.newGame.title}”.`,
    },
    fairShuffle: {
      question: 'Is the shuffle fair?',
      answer:
        'Yes. Each of the 8,031,810,176 deals is as likely as any other, whatever you played before. The code tells which one you got, and anyone can deal it again.',
    },
    noAce: {
      question: 'Why does the ace not go on an empty foundation?',
      answer:
        'Foundations begin with the rank of the base card, which is shown on each empty place. The ace comes after the king.',
    },
    kingOnAce: {
      question: 'Why does a king go on an ace?',
      answer:
        'Because the ranks go all the way round: on the columns the king comes below the ace, and below the king the queen.',
    },
    filled: {
      question: 'Why did a card come to my empty column?',
      answer:
        'As long as the reserve has cards, its top card fills an empty column at once. Undo takes both back together.',
    },
    unasked: {
      question: 'Why do cards not go up by themselves?',
      answer: 'Because a card on a column may be worth more than one on a foundation. You decide; a tap is enough.',
    },
    wrongPlace: {
      question: 'A tap sends a card where I do not want it. What can I do?',
      answer: ({ ui }) =>
        `Drag it where you want it. If taps are to send cards to foundations only, switch “${ui.settings.doubleTap}” off under “${ui.settings.title}”.`,
    },
    lost: {
      question: 'Nothing goes any more. Have I lost?',
      answer: ({ ui }) =>
        `Press “${ui.bar.outlookWord(undefined)}”: the solver tells whether the game can still be won. If it can’t, it shows how far you can go back to where it could.`,
    },
    hiddenCards: {
      question: 'Do hints know the hidden cards?',
      answer: ({ ui }) =>
        `No, unless you switch “${ui.settings.knowingHint}” on. A fair hint tries out how the hidden cards might lie, and chooses the move that wins most often.`,
    },
    friend: {
      question: 'How do I give a friend this deal?',
      answer: ({ ui }) =>
        `Open “${ui.newGame.title}”, and copy or share the code under “${ui.newGame.thisDeal}”. Your friend gets the same cards.`,
    },
    newDevice: {
      question: 'How do I take my games to another device?',
      answer: ({ ui }) => `Save a file under “${ui.backup.title}” in the menu, and read it on the other device.`,
    },
    offline: {
      question: 'Does the game work without a network?',
      answer:
        'Yes, after the first visit. You can also install it from the browser’s menu; then it starts like any other app.',
    },
    byMistake: {
      question: 'I dealt a new game by mistake. Is the old one gone?',
      answer: ({ ui }) =>
        `No. “${ui.newGame.bringBack}” under “${ui.newGame.title}” brings it back, and “${ui.games.title}” has all the others.`,
    },
    klondike: {
      question: 'Is this the same as Klondike?',
      answer:
        'No, though both have been called Canfield. Klondike has seven columns with hidden cards, no reserve, and its foundations begin with the ace.',
    },
    price: {
      question: 'What does it cost?',
      answer: 'Nothing. There is no advertising either, and nothing to buy. The casino’s 52 dollars are only counted.',
    },
  },

  licences: 'All parts and their licences',

  way: {
    pages: 'Pages',
    allPages: 'All pages',
    previous: (title) => `Previous page: ${title}`,
    next: (title) => `Next page: ${title}`,
  },

  example: {
    place: (at, of) => `Step ${at} of ${of}`,
    back: 'Back',
    forward: 'Next',
    deal: 'The base card is the 7 of hearts, so all foundations begin with 7. The queen of clubs lies on top of the reserve.',
    why: [
      'On the columns a black queen goes on a red king. It leaves the reserve, and that is always good.',
      'Now the 8 of hearts is on top of the reserve. It follows the 7 on the foundation of hearts.',
      'A run moves as one. The king goes on the ace, as the ranks go all the way round. Column 2 is empty now, and the reserve fills it at once.',
      'A black jack goes on a red queen. The reserve is down to 9.',
      'Nothing more fits, so it is time for the stock. It turns three cards, and only the last can be played.',
      'The 5 of hearts goes on the 6 of clubs. Under it the 2 of diamonds is free now.',
      'Once more. The next three cards come to lie on the waste.',
      'A 7: it opens the foundation of clubs. Every 7 does that for its suit.',
    ],
    watch: 'Watch it to the win',
    watchHint: 'A film of the whole game, in 197 actions.',
    play: 'Play it on the table',
    playHint: 'Step by step, with a word on each. Your own game waits for you.',
  },

  lesson: {
    title: 'Learn by playing',
    how: 'Tap the framed card, or drag it.',
    strayed: 'That is allowed too. For now, try this:',
    end: 'That is all there is to know. The whole stock can be gone through as often as you like, and Undo takes back any move. Play on from here, or go back to your own game.',
    leave: 'Back to your own game',
    leaveWord: 'Close',
    back: 'One step back',
    backWord: 'Back',
    show: 'Play this step for me',
    showWord: 'Show me',
    goOn: 'Play on from here',
    goOnWord: 'Play on',
  },

  odds: {
    rules: 'Rules',
    share: 'Won',
    deals: 'Deals',
    between: (low, high) => `${low} to ${high}`,
    outOf: (won, deals) => `${won} of ${deals}`,
  },
}
