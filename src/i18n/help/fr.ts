import type { HelpTexts } from './texts.ts'

/** The help in French. */
export const fr: HelpTexts = {
  language: 'fr',

  pages: {
    setUp: { title: 'Mise en place', lead: 'Le but est d’amener les 52 cartes sur les quatre fondations.' },
    reserve: {
      title: 'Réserve',
      lead: 'La réserve est le cœur du jeu : la plupart des parties se perdent avec des cartes qui y restent.',
    },
    foundations: {
      title: 'Fondations',
      lead: 'Quatre fondations, une par couleur. La carte de base dit où elles commencent.',
    },
    columns: { title: 'Colonnes', lead: 'Sur les colonnes les cartes descendent, et le rouge et le noir alternent.' },
    stock: {
      title: 'Talon et défausse',
      lead: 'Touchez le talon quand rien d’autre n’aide, ou quand vous voulez voir plus de cartes.',
    },
    end: { title: 'Fin de la partie', lead: 'Vous jouez aussi longtemps que vous voulez.' },
    example: {
      title: 'Un exemple',
      lead: 'Le début de cette donne a été publié un jour pour montrer comment on joue. Parcourez-le pas à pas et voyez pourquoi chaque carte bouge.',
    },
    scoring: { title: 'Points', lead: 'Seules comptent les cartes qui montent sur une fondation.' },
    hoyle: {
      title: 'Règles de Hoyle',
      lead: ({ ui }) =>
        `Ce sont les règles plus strictes des vieux livres de cartes. On les choisit sous « ${ui.newGame.title} ».`,
    },
    tables: {
      title: 'Tables à soi',
      lead: ({ ui }) =>
        `Sous « ${ui.newGame.title} », « ${ui.newGame.ownTable} » vous laisse fixer ces règles vous-même. Tout le reste demeure.`,
    },
    odds: {
      title: 'Les chances',
      lead: 'Combien de donnes sont gagnables, et combien sont gagnées ? Ces chiffres ont été comptés avec le solveur de ce jeu.',
    },
    extras: {
      title: 'Ce que l’application ajoute',
      lead: 'Les règles sont les anciennes. Ce qui suit les rend agréables à jouer.',
    },
    codes: {
      title: 'Codes de partie',
      lead: 'Chaque donne a un code, comme CF1-D3-AAAAACL. Il est à côté des points.',
    },
    privacy: { title: 'Vie privée', lead: 'Personne n’apprend ce que vous jouez, ni que vous jouez.' },
    data: { title: 'Vos parties', lead: 'Vos parties sont sur votre appareil et nulle part ailleurs.' },
    questions: { title: 'Questions et réponses', lead: 'Ce que les joueurs demandent le plus souvent.' },
    about: { title: 'À propos du jeu', lead: 'Le jeu est gratuit, et son code source est ouvert à tous.' },
  },

  rules: {
    R1: 'Un jeu de 52 cartes est mélangé, sans jokers. Le code de partie décide comment.',
    R2: '13 cartes forment la réserve, une pile dont seule la carte du dessus est visible. Une carte, la carte de base, ouvre la première fondation. 4 cartes ouvrent les quatre colonnes. Les 34 autres sont le talon, face cachée. La défausse et les trois autres fondations sont encore vides.',
    R3: 'Seule la carte du dessus de la réserve peut être jouée, sur sa fondation ou sur une colonne. Ensuite la suivante est libre. On ne pose jamais rien sur la réserve. Le nombre en dessous dit combien de cartes il reste.',
    R4: 'Quand un coup vide une colonne, la carte du dessus de la réserve la remplit aussitôt, dans le même coup.',
    R5: 'Une fois la réserve vide, une colonne vide le reste jusqu’à ce que vous la remplissiez. Elle prend toute carte ou toute suite : de la défausse, d’une colonne ou d’une fondation. Y déplacer une colonne entière ne changerait rien, ce n’est donc pas un coup.',
    R6: 'Chaque fondation prend une couleur. La première prend celle de la carte de base, les autres prennent celles qui restent dans l’ordre pique, cœur, carreau, trèfle.',
    R7: 'Le rang de la carte de base est le rang de départ des quatre fondations : une fondation vide ne prend que la carte de ce rang dans sa couleur. De là on monte d’un rang à la fois, et après le roi vient l’as. Avec 13 cartes une fondation est pleine. Une seule carte à la fois y va.',
    R8: 'Une carte se pose sur une carte de l’autre couleur, rouge ou noire, qui a exactement un rang de plus : un 6 rouge sur un 7 noir. Les rangs font tout le tour, donc un roi se pose sur un as de l’autre couleur, quel que soit le rang de départ.',
    R9: 'Toute suite se déplace d’un bloc en un seul coup : la colonne entière, ou seulement sa fin. Toutes les cartes d’une colonne sont visibles.',
    R10: ({ ui }) =>
      `Toucher le talon retourne des cartes sur la défausse : 3 à la fois avec « ${ui.app.modeShort('D3')} », 1 avec « ${ui.app.modeShort('D1')} ». Trois cartes sont en éventail, et seule la dernière peut être jouée ; quand elle est partie, la suivante est libre. Quand il en reste moins de trois, on retourne celles-là.`,
    R11: 'Toucher le talon vide retourne toute la défausse, sans mélanger : ce qui a été tiré d’abord sera tiré d’abord à nouveau. On peut recommencer autant de fois qu’on veut, sans rien payer. Quand le talon et la défausse sont vides, toucher ne fait rien.',
    R12: 'Seule la carte du dessus de la défausse peut être jouée, sur sa fondation ou sur une colonne.',
    R13: 'La carte du dessus de toute fondation peut être ramenée sur une colonne qui la prend, même la carte de base. Cela ne coûte pas de points, et une carte qui remonte en rapporte à nouveau.',
    R14: 'La partie est gagnée quand les quatre fondations ont 13 cartes. Sinon elle ne finit jamais d’elle-même : personne ne vous dit que vous avez perdu.',
    R15: 'Annuler reprend ce que vous avez fait, jusqu’à 100 coups, avec les cartes tirées, les défausses retournées et les colonnes remplies. Les points d’un coup repartent avec lui.',
    R16: 'Une carte posée sur une fondation depuis la réserve, une colonne ou la défausse rapporte 5. Rien d’autre ne rapporte, et rien ne coûte. Une partie commence à 0 et ne descend jamais en dessous. Gagnée sans reprendre de carte d’une fondation, elle finit à 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Un toucher, un clic ou Entrée envoie une carte sur sa fondation si elle y va. Sinon, elle va sur une colonne : la plus longue de celles qui la prennent (la plus à gauche à longueur égale), ou une vide. Au milieu d’une colonne, c’est la suite à partir de cette carte qui part. Si « ${ui.settings.doubleTap} » est désactivé dans les réglages, un toucher n’envoie de cartes que sur les fondations. Le second clic d’un double clic ne joue jamais une seconde carte, et toute carte peut aussi être glissée.`,
    R18: 'Rien d’autre ne bouge de soi-même : aucune carte ne part sur une fondation sans être demandée, et aucune partie ne se finit toute seule.',
    R19: 'Un code donne toujours la même donne : chaque carte à sa place, dans l’ordre du talon aussi.',
    R20: 'Les points suivent les conditions d’un casino : un jeu de cartes coûtait 52 dollars, et chaque carte sur une fondation en rendait 5. Les statistiques tiennent un compte de toutes vos parties : 52 dollars de moins pour chacune, et ses points en plus.',
    H1: 'De colonne à colonne on ne déplace que la colonne entière. La carte du dessus d’une colonne peut toujours aller sur sa fondation.',
    H2: 'Une fois la réserve vide, une colonne vide ne prend que la carte du dessus de la défausse, et peut rester ouverte aussi longtemps que vous voulez.',
    H3: 'Une carte sur une fondation y reste.',
    H4: '3 cartes sont tirées à la fois. On peut parcourir le talon autant de fois qu’on veut, et il n’est jamais mélangé.',
    H5: 'Les points sont ce que paie la maison : 5 dollars pour chaque carte sur une fondation, la carte de base aussi, si bien qu’une partie commence à 5. Les 52 paient 500 à la place de la somme. Dans le compte un jeu de cartes coûte 50.',
    H6: 'On dit qu’elle est gagnée environ 3 fois sur 100. La page sur les chances dit ce que gagnerait quelqu’un qui connaîtrait toutes les cartes.',
  },

  notes: {
    reserveFirst: 'Jouez de la réserve dès que rien n’y est perdu : chaque carte qui la quitte libère la suivante.',
    lookAhead:
      'Réfléchissez avant de vider une colonne : la carte du dessus de la réserve y sera, et elle peut être difficile à déplacer.',
    stuck: ({ ui }) =>
      `Quand rien ne semble aller, parcourez le talon encore une fois, voyez si une carte pourrait revenir d’une fondation, ou demandez : « ${ui.bar.outlook(undefined)} »`,
    otherRules: 'Selon les règles de Hoyle les points se comptent en dollars, comme le dit leur page.',
    exceptions: 'Tout est comme dans le jeu à trois cartes, sauf ceci :',
    demon:
      'En Angleterre le jeu s’appelle Demon. Mary Whitmore Jones l’y a décrit en 1891 et l’a loué plus que toutes les autres réussites à un jeu ; le nom, pensait-elle, vient de l’esprit moqueur qui arrache la victoire au dernier moment.',
    canfield:
      'En Amérique il porte le nom de Richard Canfield, qui tenait une maison de jeu à Saratoga Springs dans les années 1890. On raconte qu’un client achetait un jeu de cartes pour 50 ou 52 dollars et en recevait 5 pour chaque carte sur les fondations. Certains pensent qu’on y jouait à un autre jeu, le Klondike. Le nom est resté.',
    knowing:
      'Ce sont les donnes pour lesquelles le solveur a trouvé une victoire, toutes les cartes lui étant connues, parmi celles qu’il a tranchées jusqu’ici. Qui ne connaît pas les cartes cachées en gagne moins.',
    bounds: 'La vraie part est entre les bornes 95 fois sur 100.',
    open: 'Les donnes que le solveur a laissées ouvertes comptent comme perdues dans la part, et comme gagnées dans la borne supérieure.',
    players: 'Les deux joueurs ci-dessous n’ont reçu que des donnes gagnables.',
    fairHints: 'Les indices loyaux, suivis jusqu’au bout. Ils ne savent rien de plus que ce que vous pouvez savoir.',
    obviousRule:
      'La règle évidente : sur une fondation si possible, sinon de la réserve, sinon de la défausse ou de colonne à colonne, sinon tirer.',
    worth: ({ ui }) =>
      `Ici, une seule règle a été changée à la fois, pour les mêmes donnes. Sous « ${ui.newGame.ownTable} », on peut jouer selon chacune d’elles.`,
    hints: ({ ui }) =>
      `« ${ui.bar.hint} » montre un bon coup, et une seconde pression le joue. Les indices sont loyaux : ils savent ce que vous pouvez savoir, à moins que vous ne choisissiez « ${ui.settings.knowingHint} » dans les réglages.`,
    outlook: ({ ui }) =>
      `« ${ui.bar.outlook(undefined)} » interroge le solveur. Si la partie est perdue, il trouve le coup qui l’a perdue et vous y ramène. Les parties où vous avez demandé de l’aide sont marquées.`,
    films: 'Toute partie peut être revue comme un film, et continuée à partir de n’importe quel endroit.',
    games: ({ ui }) =>
      `« ${ui.games.title} » a tout ce que vous avez joué, et « ${ui.statistics.title} » en fait le compte.`,
    daily: ({ ui }) =>
      `« ${ui.daily.title} » : une donne pour chaque jour, la même pour tous, gagnable selon toutes les règles.`,
    winnable: ({ ui }) =>
      `Sous « ${ui.newGame.title} » vous pouvez n’avoir que des donnes gagnables, aussi faciles ou difficiles que vous voulez.`,
    ownTable: ({ ui }) => `Là aussi, « ${ui.newGame.ownTable} » vous laisse choisir les règles, une par une.`,
    tableWord:
      'Dans un code de partie, une telle table est un T suivi d’un chiffre pour chacune de ces règles, dans cet ordre ; les zéros de la fin sont omis. À côté de chaque règle figure le mot qui désigne D3 quand rien d’autre n’est changé. Les cartes d’une donne sont les mêmes à toutes les tables.',
    friend: ({ ui }) =>
      `Pour donner à un ami la donne qui est sur la table, ouvrez « ${ui.newGame.title} » et copiez ou partagez ce qui est sous « ${ui.newGame.thisDeal} ». Votre ami entre le code dans la même fenêtre, sous « ${ui.newGame.codeField} », ou ouvre le lien.`,
    parts:
      'CF1 est la façon de mélanger. D3 désigne les règles : D3 pour trois cartes, D1 pour une carte, H3 pour les règles de Hoyle, T avec des chiffres pour des règles à soi. Les sept lettres sont la donne, et les mêmes lettres sont les mêmes cartes selon toutes les règles.',
    typing: 'Majuscules, espaces et tirets n’importent pas quand vous entrez un code.',
    wholeGame: ({ ui }) => `« ${ui.games.title} » donne aussi des liens vers des parties entières, avec chaque coup.`,
    howMany: 'Il y a 8 031 810 176 donnes. Personne n’en viendra à bout.',
    noAccount: 'Il n’y a ni inscription, ni publicité, ni pistage.',
    noNetwork:
      'Le jeu ne demande rien à aucun serveur une fois chargé. Après la première visite il marche sans réseau.',
    sharing: 'Vous seul partagez. Un code ou un lien dit la donne, ou les coups d’une partie, et rien de vous.',
    kept: 'Ce navigateur garde la partie sur la table, à chaque coup ; toutes les parties que vous avez jouées ; et vos réglages.',
    cleared: ({ ui }) =>
      `Si vous effacez les données du navigateur pour cette page, vos parties le sont aussi. Un navigateur peut aussi les effacer quand l’appareil est plein. « ${ui.backup.title} » dans le menu peut lui demander de ne pas le faire.`,
    move: ({ ui }) =>
      `Pour déplacer vos parties, ou en garder une copie, ouvrez « ${ui.backup.title} » et enregistrez un fichier. Lisez-le sur l’autre appareil : ses parties s’ajoutent à celles qui y sont, et aucune deux fois.`,
    removed: ({ ui }) =>
      `Une partie que vous retirez de la liste est seulement mise de côté, et peut y être remise sous « ${ui.games.states.removed} ».`,
    tabs: 'Quand le jeu est ouvert dans deux onglets, chacun garde sa propre partie, et la liste a les deux.',
    free: 'Selon la licence MIT, chacun peut l’utiliser, le copier et le modifier.',
    madeOf: 'Les figures ont été dessinées par Adrian Kennard, et les lettres des cartes viennent de la police Inter.',
  },

  headings: {
    strategy: 'Bon à savoir',
    history: 'Histoire',
    knowing: 'Toutes les cartes connues',
    players: 'Ce que gagnent les joueurs',
    worth: 'Ce que vaut chaque règle',
    seeAlso: 'Voir aussi',
  },

  figures: {
    deal: 'Une nouvelle donne : 13 cartes dans la réserve, 34 dans le talon, une par colonne. La carte de base est le 7 de cœur.',
    fill: 'La suite de la colonne 2 est allée sur la colonne 4. La dame de pique est venue de la réserve remplir la colonne 2, et il reste 10 cartes.',
    startRank:
      'Le rang de départ est 7. Le 7 de trèfle vient d’ouvrir sa fondation ; pique et carreau attendent encore leur 7.',
    roundTheKing: 'La fondation de trèfle a passé le roi : l’as est sur le dessus, et le 2 vient ensuite.',
    takenBack:
      'La dame de pique est revenue de sa fondation sur la colonne 2. Le valet de carreau peut maintenant quitter la défausse et s’y poser.',
    run: 'Le roi de cœur et la dame de trèfle peuvent aller ensemble de la colonne 2 sur l’as de pique de la colonne 4.',
    emptyColumns: 'La réserve est vide, et les colonnes 2 et 3 aussi : elles prennent toute carte et toute suite.',
    fan: 'Trois cartes ont été retournées, et seul le 5 de cœur peut être joué : ici sur le 6 de trèfle de la colonne 1. Ensuite le 2 de carreau est libre.',
    turnOver: 'Le talon est vide : toucher la flèche retourne la défausse.',
    won: 'Gagnée : les quatre fondations ont 13 cartes.',
    wholeColumn:
      'Selon les règles de Hoyle aussi, le roi de cœur peut aller sur l’as de pique, car toute la colonne 2 le suit. La dame de trèfle ne pourrait pas laisser le roi derrière elle.',
  },

  questions: {
    everyDeal: {
      question: 'Toute donne est-elle gagnable ?',
      answer: ({ ui, odds }) =>
        `Non. Des ${odds.knowing.D3.deals} donnes que le solveur a tranchées avec trois cartes tirées, ${odds.knowing.D3.share} sont gagnables ; avec une carte c’est ${odds.knowing.D1.share}. Pour n’avoir que celles-là, choisissez « ${ui.newGame.winnableOnly} » sous « ${ui.newGame.title} ».`,
    },
    fairShuffle: {
      question: 'Le mélange est-il honnête ?',
      answer:
        'Oui. Chacune des 8 031 810 176 donnes est aussi probable qu’une autre, quoi que vous ayez joué avant. Le code dit laquelle vous avez eue, et chacun peut la redistribuer.',
    },
    noAce: {
      question: 'Pourquoi l’as ne va-t-il pas sur une fondation vide ?',
      answer:
        'Les fondations commencent par le rang de la carte de base, qui est montré sur chaque place vide. L’as vient après le roi.',
    },
    kingOnAce: {
      question: 'Pourquoi un roi va-t-il sur un as ?',
      answer:
        'Parce que les rangs font tout le tour : sur les colonnes le roi vient sous l’as, et sous le roi la dame.',
    },
    filled: {
      question: 'Pourquoi une carte est-elle venue sur ma colonne vide ?',
      answer:
        'Tant que la réserve a des cartes, sa carte du dessus remplit aussitôt une colonne vide. Annuler reprend les deux ensemble.',
    },
    unasked: {
      question: 'Pourquoi les cartes ne montent-elles pas d’elles-mêmes ?',
      answer:
        'Parce qu’une carte sur une colonne peut valoir plus que sur une fondation. C’est vous qui décidez ; un toucher suffit.',
    },
    wrongPlace: {
      question: 'Un toucher envoie une carte où je ne veux pas. Que faire ?',
      answer: ({ ui }) =>
        `Glissez-la où vous la voulez. Pour qu’un toucher n’envoie de cartes que sur les fondations, désactivez « ${ui.settings.doubleTap} » sous « ${ui.settings.title} ».`,
    },
    lost: {
      question: 'Rien ne va plus. Ai-je perdu ?',
      answer: ({ ui }) =>
        `Touchez « ${ui.bar.outlookWord(undefined)} » : le solveur dit si la partie est encore gagnable. Si elle ne l’est plus, il montre jusqu’où revenir pour qu’elle le soit.`,
    },
    hiddenCards: {
      question: 'Les indices connaissent-ils les cartes cachées ?',
      answer: ({ ui }) =>
        `Non, à moins que vous n’activiez « ${ui.settings.knowingHint} ». Un indice loyal essaie comment les cartes cachées pourraient être placées, et choisit le coup qui gagne le plus souvent.`,
    },
    friend: {
      question: 'Comment donner cette donne à un ami ?',
      answer: ({ ui }) =>
        `Ouvrez « ${ui.newGame.title} », et copiez ou partagez le code sous « ${ui.newGame.thisDeal} ». Votre ami aura les mêmes cartes.`,
    },
    newDevice: {
      question: 'Comment emporter mes parties sur un autre appareil ?',
      answer: ({ ui }) =>
        `Enregistrez un fichier sous « ${ui.backup.title} » dans le menu, et lisez-le sur l’autre appareil.`,
    },
    offline: {
      question: 'Le jeu marche-t-il sans réseau ?',
      answer:
        'Oui, après la première visite. On peut aussi l’installer depuis le menu du navigateur ; il démarre alors comme toute autre application.',
    },
    byMistake: {
      question: 'J’ai distribué une nouvelle partie par erreur. L’ancienne est-elle perdue ?',
      answer: ({ ui }) =>
        `Non. « ${ui.newGame.bringBack} » sous « ${ui.newGame.title} » la ramène, et « ${ui.games.title} » a toutes les autres.`,
    },
    klondike: {
      question: 'Est-ce la même chose que le Klondike ?',
      answer:
        'Non, bien que les deux aient été appelés Canfield. Le Klondike a sept colonnes avec des cartes cachées, pas de réserve, et ses fondations commencent par l’as.',
    },
    price: {
      question: 'Combien cela coûte-t-il ?',
      answer: 'Rien. Pas de publicité non plus, et rien à acheter. Les 52 dollars du casino ne sont que comptés.',
    },
  },

  licences: 'Tous les éléments et leurs licences',

  way: {
    pages: 'Pages',
    allPages: 'Toutes les pages',
    previous: (title) => `Page précédente : ${title}`,
    next: (title) => `Page suivante : ${title}`,
  },

  example: {
    place: (at, of) => `Étape ${at} sur ${of}`,
    back: 'Retour',
    forward: 'Suivant',
    deal: 'La carte de base est le 7 de cœur, donc toutes les fondations commencent par 7. La dame de trèfle est sur le dessus de la réserve.',
    why: [
      'Sur les colonnes une dame noire va sur un roi rouge. Elle quitte la réserve, et c’est toujours bon.',
      'Maintenant le 8 de cœur est sur le dessus de la réserve. Il suit le 7 sur la fondation de cœur.',
      'Une suite se déplace d’un bloc. Le roi va sur l’as, car les rangs font tout le tour. La colonne 2 est vide maintenant, et la réserve la remplit aussitôt.',
      'Un valet noir va sur une dame rouge. La réserve n’a plus que 9 cartes.',
      'Plus rien ne va, c’est le moment du talon. Il retourne trois cartes, et seule la dernière peut être jouée.',
      'Le 5 de cœur va sur le 6 de trèfle. En dessous, le 2 de carreau est libre maintenant.',
      'Encore une fois. Les trois cartes suivantes viennent sur la défausse.',
      'Un 7 : il ouvre la fondation de trèfle. Chaque 7 le fait pour sa couleur.',
    ],
    watch: 'Le regarder jusqu’à la victoire',
    watchHint: 'Un film de toute la partie, en 197 coups.',
    play: 'Le jouer sur la table',
    playHint: 'Pas à pas, avec un mot sur chacun. Votre partie vous attend.',
  },

  lesson: {
    title: 'Apprendre en jouant',
    how: 'Touchez la carte encadrée, ou faites-la glisser.',
    strayed: 'C’est permis aussi. Pour l’instant, essayez ceci :',
    end: 'Il n’y a rien d’autre à savoir. On peut parcourir le talon autant de fois qu’on veut, et chaque coup peut être annulé. Continuez à partir d’ici, ou revenez à votre partie.',
    leave: 'Revenir à votre partie',
    leaveWord: 'Fermer',
    back: 'Un pas en arrière',
    backWord: 'Arrière',
    show: 'Jouer ce pas pour moi',
    showWord: 'Montrer',
    goOn: 'Continuer vous-même à partir d’ici',
    goOnWord: 'Continuer',
  },

  odds: {
    rules: 'Règles',
    share: 'Gagnées',
    deals: 'Donnes',
    between: (low, high) => `de ${low} à ${high}`,
    outOf: (won, deals) => `${won} sur ${deals}`,
  },
}
