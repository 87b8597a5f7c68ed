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

const plural = pluralOf('fr')
const SUIT: BySuit<string> = { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' }
const NAMED: Partial<Record<Rank, string>> = { A: 'as', J: 'valet', Q: 'dame', K: 'roi' }

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${rank(rankOf(of))} de ${suit(suitOf(of))}`
const theCard = (of: Card): string =>
  ({ A: `l’${card(of)}`, Q: `la ${card(of)}` })[rankOf(of) as string] ?? `le ${card(of)}`
const upTo = (of: Card): string =>
  ({ A: `jusqu’à l’${card(of)}`, Q: `jusqu’à la ${card(of)}` })[rankOf(of) as string] ?? `jusqu’au ${card(of)}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' })
const moreCards = (count: number): string => plural(count, { one: '# autre carte', other: '# autres cartes' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { one: '# point', other: '# points' })
const dollars = (count: number): string => plural(count, { one: '# dollar', other: '# dollars' })
const moves = (count: number): string => plural(count, { one: '# coup', other: '# coups' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'Q') return colour === 'black' ? 'une dame noire' : 'une dame rouge'
  return colour === 'black' ? `un ${rank(of)} noir` : `un ${rank(of)} rouge`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, passage ${pass.number} sur ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Tiré : ${drawn.map(card).join(', ')}.${stock === 0 ? ' Le talon est vide.' : ''}`
    case 'turn over':
      return `La défausse est retournée : ${cards(stock)} dans le talon.`
    case 'carry':
      return fr.move(move)
  }
}

/** The messages in French. */
export const fr: Messages = {
  language: 'fr',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} vide` : `${suit(of)} ${upTo(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `colonne ${i + 1} vide` : `colonne ${i + 1} : ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Talon vide ' : `Talon : ${cards(stock)} `}${inPass(pass)}; `,
      waste.top === undefined
        ? 'défausse vide ; '
        : `défausse : ${cards(waste.count)}, sur le dessus : ${card(waste.top)} ; `,
      reserve.top === undefined
        ? 'réserve vide. '
        : `réserve : ${cards(reserve.count)}, sur le dessus : ${card(reserve.top)}. `,
      `Fondations, rang de départ ${rank(startRank)} : ${foundation.join(', ')}. `,
      `${capital(column.join(' ; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Tirer du talon.'
      case 'turn over':
        return 'Retourner la défausse.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} et ${moreCards(one.others)}`
        return one.to === 'foundation'
          ? `${capital(block)} sur la fondation.`
          : `${capital(block)} sur la colonne ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Il ne reste rien à tirer.'
      case 'no pass left':
        return 'Le talon ne peut pas être parcouru encore une fois.'
      case 'stock is only drawn':
        return 'Touchez le talon pour tirer.'
      case 'no card there':
        return 'Il n’y a pas de carte à cet endroit.'
      case 'not the top card':
        return 'Seule la carte du dessus peut être jouée.'
      case 'same pile':
        return 'La carte s’y trouve déjà.'
      case 'pile takes no cards':
        return 'On ne peut rien y poser.'
      case 'one card at a time':
        return 'Une fondation ne prend qu’une carte à la fois.'
      case "other suit's foundation":
        return lead
          ? `Cette fondation n’est pas celle de ${suit(suitOf(lead))}.`
          : 'Cette fondation est d’une autre couleur.'
      case 'start rank needed':
        return needed ? `Sa fondation commence par ${theCard(needed)}.` : 'Cette fondation est pleine.'
      case 'wrong rank on foundation':
        return needed ? `La carte suivante sur sa fondation est ${theCard(needed)}.` : 'Cette fondation est pleine.'
      case 'stays on foundation':
        return 'Selon ces règles, une carte reste sur sa fondation.'
      case 'whole columns only':
        return 'Selon ces règles, on ne déplace que des colonnes entières.'
      case 'last cards only':
        return 'Selon ces règles, on ne déplace que la dernière carte d’une colonne.'
      case 'last card or whole column':
        return 'Selon ces règles, on déplace la dernière carte d’une colonne, ou la colonne entière.'
      case 'ranks end there':
        return 'Selon ces règles, rien ne va sur une carte du rang de départ.'
      case 'wrong rank':
        return onto ? `Seul y va ${kind(onto)}.` : 'Ce rang n’y va pas.'
      case 'same colour':
        return onto ? `Même couleur : seul y va ${kind(onto)}.` : 'Le rouge et le noir doivent alterner.'
      case 'filled from the reserve':
        return 'Une colonne vide est remplie par la réserve.'
      case 'waste only':
        return 'Selon ces règles, une colonne vide ne prend que la carte du dessus de la défausse.'
      case 'changes nothing':
        return 'Cela ne changerait rien.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Il n’y a pas de code de partie. En voici un : CF1-D3-AAAAACL.'
      case 'version':
        return `« ${error.found} » n’est pas connu ici. Les codes de partie commencent par CF1.`
      case 'mode':
        return `« ${error.found} » n’est pas un mode. Les modes sont D3, D1, H3 et les tables à soi, comme T301.`
      case 'letters':
        return `« ${error.found} » n’est pas une donne. Une donne est faite de sept lettres de A à Z.`
      case 'length':
        if (error.length === 0) return 'La donne manque : sept lettres, comme dans CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `« ${error.found} » a # lettre. Une donne en a sept.`,
          other: `« ${error.found} » a # lettres. Une donne en a sept.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return fr.dealCodeError(error.error)
      case 'move':
        return `Le coup ${error.number}, « ${error.token} », est illisible. Un coup s’écrit D, RF, W3, 12x3 ou FS1.`
      case 'rules':
        return `Le coup ${error.number}, « ${error.token} », est contraire aux règles. ${fr.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Réserve, vide' : `Réserve, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Talon, vide' : `Talon, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Défausse, vide' : `Défausse, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Fondation de ${suit(of)}, vide, commence par ${rank(start)}`
        : `Fondation de ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Colonne ${number}, vide` : `Colonne ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Table',
    actions: 'Actions',
    score: points,
    dollars,
    time: (clock) => `Temps : ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 cartes', D1: '1 carte', H3: 'Règles de Hoyle' }[mode] : `Table à soi ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Tirer 3', D1: 'Tirer 1', H3: 'Hoyle' }[mode] : 'Table à soi'),
    modeRules: (mode) =>
      ({
        D3: 'Difficile. Le talon donne trois cartes à la fois.',
        D1: 'Facile. Le talon donne une carte à la fois.',
        H3: 'Celles du casino. Trois cartes, colonnes entières seulement, rien ne revient d’une fondation.',
      })[mode],
    close: 'Fermer',
  },

  rules: {
    drawn: {
      name: 'Cartes tirées',
      choice: cards,
      sentence: (count) =>
        `Le talon donne ${{ 1: 'une carte', 2: 'deux cartes', 3: 'trois cartes' }[count]} à la fois.`,
    },
    passes: {
      name: 'Passages',
      choice: (passes) => (passes === 'any number' ? 'Sans limite' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Le talon peut être parcouru autant de fois qu’on veut.'
          : plural(passes, {
              one: 'Le talon peut être parcouru une fois.',
              other: 'Le talon peut être parcouru # fois.',
            }),
    },
    columnMoves: {
      name: 'Entre colonnes',
      choice: (moves) =>
        ({
          'any run': 'Toute suite',
          whole: 'Colonne entière',
          last: 'Dernière carte',
          'last or whole': 'Dernière carte ou tout',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'De colonne à colonne toute suite se déplace, entière ou seulement sa fin.',
          whole: 'De colonne à colonne seule la colonne entière se déplace.',
          last: 'De colonne à colonne seule la dernière carte se déplace.',
          'last or whole': 'De colonne à colonne se déplace la dernière carte, ou la colonne entière.',
        })[moves],
    },
    emptyColumn: {
      name: 'Colonnes vides',
      choice: (takes) => ({ anything: 'Tout', waste: 'De la défausse' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Une fois la réserve vide, une colonne vide prend tout ce qui peut se déplacer.',
          waste: 'Une fois la réserve vide, une colonne vide ne prend que la carte du dessus de la défausse.',
        })[takes],
    },
    ranks: {
      name: 'Rangs des colonnes',
      choice: (ranks) => ({ round: 'Tout le tour', ending: 'Fin au rang de départ' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'Dans les colonnes les rangs font tout le tour : un roi va sur un as.',
          ending: 'Dans les colonnes les rangs finissent au rang de départ : rien ne va sur une carte de ce rang.',
        })[ranks],
    },
    takingBack: {
      name: 'Fondations',
      choice: (goes) => (goes ? 'Les cartes reviennent' : 'Les cartes restent'),
      sentence: (goes) =>
        goes ? 'Une carte peut revenir d’une fondation sur une colonne.' : 'Une carte sur une fondation y reste.',
    },
    pay: {
      name: 'Paiement',
      choice: (pay) => ({ played: 'Cartes jouées', lying: 'Cartes posées' })[pay],
      sentence: (pay) =>
        ({
          played: 'Un jeu de cartes coûte 52 dollars. Chaque carte mise sur une fondation en rapporte 5.',
          lying:
            'Un jeu de cartes coûte 50 dollars. Chaque carte sur une fondation en rapporte 5, les 52 ensemble 500.',
        })[pay],
    },
  },

  install: {
    name: 'Réussite Canfield',
    shortName: 'Canfield',
    description: 'La réussite Canfield : les vraies règles, de grandes cartes, gratuite.',
  },

  bar: {
    newGame: 'Nouvelle partie',
    newGameWord: 'Nouvelle',
    undoWord: 'Annuler',
    redoWord: 'Rétablir',
    menuWord: 'Menu',
    undoCount: (count) => `Annuler (${moves(count)})`,
    nothingToUndo: 'Rien à annuler',
    redoCount: (count) => `Rétablir (${moves(count)})`,
    nothingToRedo: 'Rien à rétablir',
    hint: 'Indice',
    hintWord: 'Indice',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Peut-on encore gagner ?'
        : {
            won: 'Encore gagnable',
            lost: 'Plus gagnable',
            unknown: 'On ne sait pas si elle est gagnable',
            searching: 'Recherche si elle est gagnable',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Gagnable ?'
        : { won: 'Gagnable', lost: 'Perdue', unknown: 'Incertain', searching: 'Recherche' }[outlook],
    menu: 'Menu',
  },

  menu: {
    title: 'Menu',
    daily: 'Donne du jour',
    dailyHint: 'Les mêmes cartes pour tous, nouvelles chaque jour.',
    games: 'Parties',
    gamesHint: 'Tout ce qui a été joué.',
    statistics: 'Statistiques',
    statisticsHint: 'Ce qui a été gagné, et le compte.',
    backup: 'Sauvegarde',
    backupHint: 'Toutes les parties dans un fichier, à garder ou à déplacer.',
    settings: 'Réglages',
    settingsHint: 'Jeu, apparence, sons, touches, langue.',
    help: 'Règles et aide',
    helpHint: 'Comment on joue, les chances, et des réponses.',
  },

  daily: {
    title: 'Donne du jour',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    day: (date, today, result) =>
      `${date}${today ? ', aujourd’hui' : ''}${result ? { won: ', gagnée', played: ', jouée' }[result] : ''}`,
    won: 'Gagnée',
    played: 'Jouée',
    modeWon: (mode) => `${fr.app.modeShort(mode)}, gagnée`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# jour gagné', other: '# jours gagnés' })
      return inARow > 1 ? `${days}, les ${inARow} derniers de suite.` : `${days}.`
    },
    everyMode: 'Les mêmes cartes pour tous. Elles sont gagnables, quelles que soient les règles.',
    toCome: 'Ce jour n’est pas encore venu.',
    play: 'Jouer cette donne',
    playToday: 'Jouer la donne du jour',
    goOn: 'Continuer',
  },

  newGame: {
    title: 'Nouvelle partie',
    mode: 'Règles',
    ownTable: 'Une table à soi',
    ownTableHint: 'Les règles comme vous les voulez.',
    tableWord: (mode) => `Dans les codes de partie cette table s’appelle ${mode}.`,
    deal: 'Distribuer une nouvelle donne',
    winnableOnly: 'Seulement des donnes gagnables',
    winnableOnlyHint: 'La suivante est cherchée pendant que vous jouez.',
    difficulty: 'Difficulté',
    difficultyHint: 'Une donne facile pardonne les coups distraits, une difficile non.',
    difficulties: { any: 'Toutes', easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
    looking: (tried) =>
      plural(tried, { one: 'Recherche : # donne jusqu’ici', other: 'Recherche : # donnes jusqu’ici' }),
    noneFound: 'Aucune n’a été trouvée cette fois. Veuillez réessayer.',
    restart: 'Recommencer cette donne',
    restartHint: 'Les mêmes cartes, depuis le début.',
    bringBack: 'Reprendre la partie précédente',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Cette donne',
    copy: 'Copier',
    copied: 'Copié',
    share: 'Partager',
    shareText: (code) => `Canfield, donne ${code}`,
    codeField: 'Code de partie',
    codeHint: 'Un code redonne toujours la même donne.',
    play: 'Jouer',
  },

  welcome: {
    ask: 'Canfield, c’est nouveau ?',
    learn: 'Montrer',
    dismiss: 'Non merci',
  },

  notice: {
    dealt: (code) => `Nouvelle partie ${code}.`,
    restarted: 'Les mêmes cartes, depuis le début.',
    broughtBack: 'La partie précédente est revenue.',
    goneOn: 'Vous continuez à partir d’ici.',
    undoThis: 'La reprendre',
    lookBack: 'Qu’était-il possible ?',
    notKept: 'Ce navigateur ne garde rien : la partie disparaîtra quand la page sera fermée.',
    damaged: 'La partie enregistrée est illisible. Voici ce qui en reste :',
    notLoaded: 'Le chargement a échoué. Veuillez réessayer quand le réseau sera revenu.',
    otherTab:
      'Canfield est ouvert dans un autre onglet aussi. Chaque onglet garde sa propre partie, et la liste des parties a les deux.',
    badLink: (reason) => `Le lien n’a pas pu être utilisé. ${reason}`,
    copyText: 'Copier le texte',
    copied: 'Copié.',
    copyFailed: 'Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le à la main.',
    fitsNowhere: (of) => `${capital(theCard(of))} ne va nulle part pour le moment.`,
    dismiss: 'Masquer',
  },

  film: {
    title: 'Film d’une partie',
    leave: 'Revenir à votre partie',
    leaveWord: 'Fermer',
    back: 'Un coup en arrière',
    backWord: 'Arrière',
    play: 'Lire',
    playWord: 'Lire',
    pause: 'Pause',
    pauseWord: 'Pause',
    forward: 'Un coup en avant',
    forwardWord: 'Avant',
    speed: (times) => `Vitesse : ${number(times)} fois`,
    speedWord: 'Vitesse',
    goOn: 'Continuer vous-même à partir d’ici',
    goOnWord: 'Continuer',
    place: (at, of) => `Coup ${at} sur ${of}`,
  },

  games: {
    title: 'Parties',
    search: 'Chercher un code de partie',
    mode: 'Règles',
    allModes: 'Toutes les règles',
    state: 'Quelles parties',
    allStates: 'Toutes les parties',
    states: { won: 'Gagnées', unfinished: 'Non gagnées', removed: 'Retirées' },
    count: (count) => plural(count, { one: '# partie', other: '# parties' }),
    none: 'Une partie figure ici dès son premier coup.',
    noneFound: 'Aucune partie n’est ainsi.',
    more: 'En voir plus',
    won: 'Gagnée',
    attempts: (count) => plural(count, { one: '# essai', other: '# essais' }),
    attempt: (number) => `Essai ${number}`,
    onTable: 'Sur la table en ce moment.',
    undated: 'Date inconnue',
    begun: 'Début',
    timeSpent: 'Temps',
    actions: 'Coups',
    score: 'Points',
    undos: 'Annulés',
    help: 'Aide',
    helpKind: (kind) =>
      ({
        verdict: 'Si elle est gagnable',
        chance: 'Chance',
        'fair hint': 'Indice loyal',
        hint: 'Indice',
        solution: 'Solution',
      })[kind],
    given: 'Joué d’avance',
    givenActions: moves,
    back: 'Toutes les parties',
    playAgain: 'Rejouer cette donne',
    goOn: 'Continuer',
    watch: 'Regarder',
    copyCode: 'Copier le code',
    copyDeal: 'Copier un lien vers la donne',
    copyGame: 'Copier un lien',
    share: 'Partager',
    remove: 'Retirer',
    bringBack: 'Remettre',
    removed: 'Retirée de la liste.',
    broughtBack: 'De nouveau dans la liste.',
    unreadable: 'Les coups de cette partie ne sont plus lisibles.',
    damaged: (count) =>
      plural(count, {
        one: '# partie était illisible. Elle a été mise de côté :',
        other: '# parties étaient illisibles. Elles ont été mises de côté :',
      }),
    forget: 'Plus nécessaire',
    notKept: 'Ce navigateur ne garde pas de parties. La liste n’a que ce qui a été joué depuis l’ouverture de la page.',
  },

  statistics: {
    title: 'Statistiques',
    mode: 'Règles',
    none: 'Il n’y a encore rien à compter. Une partie compte dès son premier coup, sauf si elle a commencé par des coups déjà joués.',
    counts:
      'Une partie compte dès son premier coup. Tous les essais d’une donne selon les mêmes règles sont une seule partie. Les parties retirées ne comptent pas, ni celles qui ont commencé par d’autres coups que les vôtres, comme ceux d’un lien ou d’une solution.',
    figures: {
      played: ['Parties', 'Les donnes qui ont été jouées.'],
      won: ['Gagnées', 'Les parties gagnées à l’un de leurs essais.'],
      share: ['Part gagnée', 'Des parties jouées. La vraie part est entre les bornes 95 fois sur 100 (Wilson).'],
      unaided: ['Gagnées sans aide', 'Au premier essai, sans aide et sans rien annuler.'],
      unaidedShare: ['Part gagnée sans aide', 'Des parties jouées, avec des bornes comme ci-dessus.'],
      attempts: ['Essais', 'Chaque début d’une donne, reprises comprises.'],
      streak: [
        'Série en cours',
        'Parties gagnées de suite jusqu’à la dernière. Celle sur la table ne compte qu’une fois gagnée.',
      ],
      longestStreak: ['Plus longue série', 'Le plus de victoires de suite, dans l’ordre où les parties ont commencé.'],
      timeSpent: ['Temps de jeu', 'La page étant visible, à partir du premier coup d’un essai.'],
      winTime: [
        'Temps d’une victoire',
        'La moitié des victoires a pris moins. Des essais d’une partie, le premier gagné.',
      ],
      fastestWin: ['Victoire la plus rapide', 'Le temps le plus court d’un tel essai.'],
      winActions: [
        'Coups d’une victoire',
        'La moitié des victoires en a demandé moins. Les coups annulés ne comptent pas.',
      ],
      fewestActions: ['Victoire la plus courte', 'Le moins de coups d’un tel essai.'],
      meanScore: [
        'Points en moyenne',
        'De chaque partie le premier essai gagné, sinon celui qui a le plus de points. Selon les règles de Hoyle, un dollar est un point.',
      ],
      bestScore: ['Meilleur score', 'Le plus de points d’un tel essai.'],
    },
    bounds: (low, high) => `de ${low} à ${high}`,
    pictures: {
      overTime: ['Résultats dans le temps', 'Les parties selon leur début.'],
      scores: ['Points', 'Les parties selon leurs points, par pas de 25.'],
      hours: ['Heure du jour', 'Les parties selon l’heure de leur début.'],
      weekdays: ['Jour de la semaine', 'Les parties selon le jour de leur début.'],
      startRanks: ['Rangs de départ', 'Les parties selon le rang de la carte de base.'],
    },
    stretch: { day: 'Jour', week: 'Semaine du', month: 'Mois', year: 'Année' },
    scoreStep: 'Points',
    hour: 'Heure',
    weekday: 'Jour',
    startRank: 'Rang de départ',
    played: 'Parties',
    won: 'Gagnées',
    notWon: 'Non gagnées',
    atLeast: (of) => `${of} ou plus`,
    asTable: 'En tableau',
    picture: (name, played, won) =>
      `${name} : ${plural(played, { one: '# partie', other: '# parties' })}, dont ${plural(won, { one: '# gagnée', other: '# gagnées' })}.`,
    account: 'Le compte',
    accountMeaning:
      'Le casino vendait un jeu de cartes 52 dollars et en payait 5 pour chaque carte sur une fondation. Selon les règles de Hoyle il coûte 50, et les 52 cartes rapportent 500. Une donne compte une fois, telle qu’elle a été jouée la première fois.',
    balance: 'Solde',
    cost: 'Prix',
    paid: 'Payé',
    packs: (count) => plural(count, { one: '# jeu de cartes', other: '# jeux de cartes' }),
    accountPicture: (balance) => `Le solde après chaque jeu de cartes. Il est maintenant de ${balance}.`,
    deal: 'Donne',
    more: 'En voir plus',
    saveCsv: 'Enregistrer les parties en CSV',
    saveFigures: 'Enregistrer les chiffres en CSV',
  },

  backup: {
    title: 'Sauvegarde',
    where:
      'Les parties sont dans ce navigateur, sur cet appareil, et nulle part ailleurs. Elles disparaissent si les données du navigateur pour cette page sont effacées. Un navigateur peut aussi les effacer de lui-même quand l’appareil est plein, et certains le font après des semaines sans visite.',
    permanent: 'Ce navigateur a promis de ne pas les effacer de lui-même.',
    notPermanent: 'Ce navigateur n’a pas promis de les garder.',
    refused:
      'Le navigateur ne le promet pas maintenant. Peut-être plus tard, quand il y aura plus de parties ou que le jeu sera installé.',
    askButton: 'Lui demander de les garder',
    save: 'Enregistrer',
    saveHint: 'Toutes les parties et les réglages dans un fichier que tout appareil peut lire.',
    saveButton: 'Enregistrer dans un fichier',
    saved: (count) => plural(count, { one: '# essai enregistré.', other: '# essais enregistrés.' }),
    notReadable: 'Les parties ou le fichier sont illisibles pour le moment. Rien n’a été changé.',
    read: 'Lire',
    readHint: 'Les parties du fichier s’ajoutent à celles d’ici. Relire un fichier ne change rien.',
    readButton: 'Choisir un fichier',
    reading: 'Lecture du fichier…',
    offer: (count, fresh) =>
      `Le fichier a ${plural(count, { one: '# essai', other: '# essais' })}, dont ${plural(fresh, { one: '# nouveau', other: '# nouveaux' })} ici.`,
    withSettings: 'Reprendre aussi les réglages',
    takeButton: 'Ajouter à mes parties',
    taken: (count) => plural(count, { one: '# essai ajouté.', other: '# essais ajoutés.' }),
    notTaken: 'Le navigateur ne les garde pas : le stockage est plein ou interdit. Rien n’a été changé.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Ce n’est pas une sauvegarde de Canfield. Rien n’a été changé.'
        case 'newer':
          return 'Cette sauvegarde vient d’une version plus récente de Canfield. Rechargez la page et réessayez. Rien n’a été changé.'
        case 'cut off':
          return 'Cette sauvegarde n’est pas entière : la fin manque ou est abîmée. Rien n’a été changé.'
        case 'damaged':
          return `L’essai ${error.number} de cette sauvegarde est illisible. Rien n’a été changé.`
      }
    },
  },

  panel: {
    title: 'Peut-on gagner ?',
    outlook: (outlook) =>
      ({
        won: 'Encore gagnable',
        lost: 'Plus gagnable',
        unknown: 'Incertain',
        searching: 'Recherche',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# position examinée', other: '# positions examinées' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# position a été examinée, sans réponse.',
        other: '# positions ont été examinées, sans réponse.',
      }),
    lineKnown: (count) => `Un chemin vers la victoire en ${moves(count)} est connu.`,
    lastWon: (back) =>
      plural(back, {
        one: 'La dernière position gagnable est # coup en arrière.',
        other: 'La dernière position gagnable est # coups en arrière.',
      }),
    lostWith: (move) => `Le coup qui l’a perdue : ${move}`,
    neverWon: 'Cette donne n’était pas gagnable dès le départ.',
    turningSought: 'Recherche de la dernière position gagnable.',
    turningUnknown: 'Impossible de savoir où elle a été perdue.',
    best: (count, exact) =>
      exact ? `Au mieux, ${cards(count)} sur les fondations.` : `Le mieux trouvé : ${cards(count)} sur les fondations.`,
    goBack: (back) => `Revenir de ${moves(back)}`,
    showMe: 'Montrer',
    chance: (percent, lookedAt) =>
      `${percent} %, d’après ${plural(lookedAt, { one: '# disposition', other: '# dispositions' })} des cartes cachées`,
    chanceTitle: 'Chance',
    lookBackTitle: 'Ce qui était possible',
    couldBeWon: 'La donne était gagnable.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Au mieux' : 'Le mieux trouvé'} : ${cards(count)}, ${points(score)} ; atteint : ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Au mieux' : 'Le mieux trouvé'} : ${cards(count)}, ${dollars(score)} ; atteint : ${reached}.`,
  },

  hint: {
    thinking: 'Réflexion.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Tirer # fois, puis :', other: 'Tirer # fois, puis :' })} ${move}`,
    safe: (move) => `${move} Cela ne coûte rien.`,
    look: 'Tirer du talon : on voit plus de cartes, et rien n’est perdu.',
    most: (move) => `Tout semble perdu. Le plus de cartes montent avec : ${move}`,
    mostKnown: (move) => `Ce n’est plus gagnable. Le plus de cartes montent avec : ${move}`,
    mostFound: (move) => `On ne sait pas si c’est gagnable. Le plus de cartes trouvées montent avec : ${move}`,
    nothing: 'Rien n’y fait plus : aucune autre carte n’atteint une fondation.',
    play: 'Le jouer',
  },

  win: {
    title: 'Vous avez gagné',
    summary: (score, count) => `${points(score)} en ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} en ${moves(count)}`,
    daily: (date) => `Donne du jour, ${date}`,
    calendar: 'Voir le calendrier',
    newGame: 'Nouvelle partie',
    watch: 'Revoir la partie',
    lookAtTable: 'Regarder la table',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`La colonne ${fill.column} est remplie avec ${theCard(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'La réserve est vide.' : `Sur la réserve : ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'La défausse est vide.' : `Sur la défausse : ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Le tirage est annulé.'
        case 'turn over':
          return 'La défausse est remise.'
        case 'carry':
          return `Annulé : ${fr.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} et ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'la fondation' : `la colonne ${to}`))
      return `${capital(block)} en main. Va sur : ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} à sa place.`,
    playable: (moves) => (moves.length === 0 ? 'Il ne reste rien à jouer.' : moves.map(fr.move).join(' ')),
  },

  settings: {
    title: 'Réglages',
    language: 'Langue',
    languageBrowser: 'Celle du navigateur',
    play: 'Jeu',
    look: 'Apparence',
    motion: 'Mouvement et son',
    tapPicksUp: 'Prendre en touchant',
    tapPicksUpHint:
      'Touchez une carte, puis la pile qui doit la prendre. Un second toucher sur la carte l’envoie où elle va.',
    slack: 'Tolérance',
    slackHint: 'De combien un toucher peut glisser avant d’entraîner une carte.',
    slacks: { small: 'Un peu', medium: 'Plus', large: 'Beaucoup' },
    themeContrast: 'Contraste élevé',
    textSize: 'Taille du texte',
    largeFaces: 'Grands signes',
    largeFacesHint: 'Rangs et couleurs prennent plus de place sur la carte.',
    letters: 'Lettres des cartes',
    showScore: 'Points',
    showScoreHint: 'Affichés à la table.',
    showTime: 'Temps',
    showTimeHint: 'Une horloge à la table.',
    showCounts: 'Nombres',
    showCountsHint: 'Combien de cartes et d’annulations il reste.',
    speed: 'Animation',
    speeds: { none: 'Aucune', fast: 'Rapide', normal: 'Normale', slow: 'Lente' },
    sounds: 'Sons',
    soundsHint: 'Courts et discrets.',
    vibration: 'Vibration',
    vibrationHint: 'Un bref frémissement pour chaque carte.',
    doubleTap: 'Double toucher',
    doubleTapHint: 'Un toucher envoie une carte aussi sur une colonne, si sa fondation ne la prend pas.',
    theme: 'Apparence',
    themeSystem: 'Système',
    themeLight: 'Claire',
    themeDark: 'Sombre',
    felt: 'Table',
    feltGreen: 'Verte',
    feltBlue: 'Bleue',
    feltPlum: 'Prune',
    feltStone: 'Pierre',
    fourColours: 'Quatre couleurs',
    fourColoursHint: 'Carreaux bleus, trèfles verts.',
    leftHanded: 'Pour gaucher',
    leftHandedHint: 'Talon et réserve à droite.',
    help: 'Aide en cours de partie',
    indicator: 'Montrer si elle est gagnable',
    indicatorHint: 'Tout le temps, dans la barre.',
    chanceMeter: 'Chance',
    chanceMeterHint: 'Dans le panneau, d’après ce qu’on peut savoir.',
    knowingHint: 'Indices omniscients',
    knowingHintHint: 'Ils savent où sont les cartes cachées.',
  },

  keys: {
    title: 'Touches',
    always: 'Toujours',
    fixed: {
      arrows: ['Flèches', 'D’une pile à l’autre, et le long d’une colonne'],
      enter: ['Entrée', 'Toucher la carte ou le talon'],
      space: ['Espace', 'Prendre une carte, la poser'],
      escape: ['Échap', 'Reposer la carte, fermer une fenêtre'],
      undo: ['Ctrl Z', 'Annuler'],
      redo: ['Ctrl Maj Z', 'Rétablir'],
      help: ['F1', 'Règles et aide'],
    },
    shortcuts: 'Touches simples',
    shortcutsHint: 'Une touche chacune, sans Ctrl.',
    names: {
      draw: 'Tirer',
      undo: 'Annuler',
      redo: 'Rétablir',
      hint: 'Indice',
      moves: 'Dire ce qu’on peut jouer',
      board: 'Dire la table',
      score: 'Dire les points',
      newGame: 'Nouvelle partie',
      help: 'Règles et aide',
    },
    none: 'Aucune touche',
    press: 'Appuyez sur une touche',
    change: (name, key) => `${name} : ${key}. Choisir une autre touche`,
    unset: 'Choisissez Retour arrière pour ce qui ne doit pas avoir de touche.',
    lost: (name) => `« ${name} » n’a plus de touche.`,
    reset: 'Revenir aux touches habituelles',
  },
}
