import type { HelpTexts } from './texts.ts'

/** The help in the Portuguese of Brazil. */
export const ptBR: HelpTexts = {
  language: 'pt-BR',

  pages: {
    setUp: { title: 'Preparação', lead: 'O objetivo é levar todas as 52 cartas às quatro fundações.' },
    reserve: {
      title: 'Reserva',
      lead: 'A reserva é o coração do jogo: a maioria dos jogos se perde com cartas ainda nela.',
    },
    foundations: {
      title: 'Fundações',
      lead: 'Quatro fundações, uma para cada naipe. A carta base diz onde elas começam.',
    },
    columns: { title: 'Colunas', lead: 'Nas colunas as cartas descem, e vermelho e preto se alternam.' },
    stock: {
      title: 'Monte e descarte',
      lead: 'Toque no monte quando nada mais ajudar, ou quando quiser ver mais cartas.',
    },
    end: { title: 'Fim do jogo', lead: 'Você joga pelo tempo que quiser.' },
    example: {
      title: 'Um exemplo',
      lead: 'O começo desta distribuição foi publicado uma vez para mostrar como se joga. Siga passo a passo e veja por que cada carta se move.',
    },
    scoring: { title: 'Pontuação', lead: 'Só contam as cartas que sobem para uma fundação.' },
    hoyle: {
      title: 'Regras de Hoyle',
      lead: ({ ui }) =>
        `São as regras mais severas que os velhos livros de cartas trazem. Elas se escolhem em “${ui.newGame.title}”.`,
    },
    tables: {
      title: 'Mesas só suas',
      lead: ({ ui }) =>
        `Em “${ui.newGame.title}”, “${ui.newGame.ownTable}” deixa você definir estas regras. Todo o resto fica como está.`,
    },
    odds: {
      title: 'As chances',
      lead: 'Quantas distribuições dá para ganhar, e quantas são ganhas? Estes números foram contados com o resolvedor deste jogo.',
    },
    extras: {
      title: 'O que o aplicativo acrescenta',
      lead: 'As regras são as antigas. O que segue as torna agradáveis de jogar.',
    },
    codes: {
      title: 'Códigos de jogo',
      lead: 'Cada distribuição tem um código, como CF1-D3-AAAAACL. Ele fica ao lado dos pontos.',
    },
    privacy: { title: 'Privacidade', lead: 'Ninguém fica sabendo o que você joga, nem que você joga.' },
    data: { title: 'Seus jogos', lead: 'Seus jogos estão no seu aparelho e em nenhum outro lugar.' },
    questions: { title: 'Perguntas e respostas', lead: 'O que os jogadores mais perguntam.' },
    about: { title: 'Sobre o jogo', lead: 'O jogo é grátis, e seu código-fonte é aberto a todos.' },
  },

  rules: {
    R1: 'Um baralho de 52 cartas é embaralhado, sem curingas. O código do jogo decide como.',
    R2: '13 cartas formam a reserva, uma pilha da qual só se vê a carta do topo. Uma carta, a carta base, abre a primeira fundação. 4 cartas abrem as quatro colunas. As outras 34 são o monte, viradas para baixo. O descarte e as outras três fundações ainda estão vazios.',
    R3: 'Só a carta do topo da reserva pode ser jogada, para a sua fundação ou para uma coluna. Então a seguinte fica livre. Nada é posto na reserva. O número embaixo dela diz quantas cartas restam.',
    R4: 'Quando uma jogada esvazia uma coluna, a carta do topo da reserva a preenche na hora, como parte da mesma jogada.',
    R5: 'Com a reserva vazia, uma coluna vazia fica assim até você preenchê-la. Ela recebe qualquer carta ou sequência: do descarte, de uma coluna ou de uma fundação. Mover para lá uma coluna inteira não mudaria nada, por isso não é uma jogada.',
    R6: 'Cada fundação recebe um naipe. A primeira recebe o da carta base, as outras recebem os naipes restantes na ordem espadas, copas, ouros, paus.',
    R7: 'O valor da carta base é o valor inicial das quatro fundações: uma vazia só recebe a carta desse valor em seu naipe. Dali sobe-se um valor por vez, e depois do rei vem o ás. Com 13 cartas uma fundação está completa. Só uma carta por vez vai para lá.',
    R8: 'Uma carta vai sobre uma carta da outra cor que seja exatamente um valor mais alta: um 6 vermelho sobre um 7 preto. Os valores dão a volta inteira, então um rei vai sobre um ás da outra cor, seja qual for o valor inicial.',
    R9: 'Qualquer sequência se move em bloco em uma só jogada: a coluna inteira, ou só o fim dela. Todas as cartas de uma coluna estão viradas para cima.',
    R10: ({ ui }) =>
      `Um toque no monte vira cartas para o descarte: 3 por vez em “${ui.app.modeShort('D3')}”, 1 em “${ui.app.modeShort('D1')}”. Três cartas ficam em leque, e só a última pode ser jogada; quando ela sai, a seguinte fica livre. Quando restam menos de três, viram-se essas.`,
    R11: 'Um toque no monte vazio vira todo o descarte, sem embaralhar: o que foi comprado primeiro será comprado primeiro de novo. Você pode percorrê-lo quantas vezes quiser, sem custo. Quando monte e descarte estão vazios, um toque não faz nada.',
    R12: 'Só a carta do topo do descarte pode ser jogada, para a sua fundação ou para uma coluna.',
    R13: 'A carta do topo de qualquer fundação pode ser arrastada de volta para uma coluna que a receba, até a carta base. Não custa pontos, e uma carta que sobe de novo pontua de novo.',
    R14: 'O jogo está ganho quando as quatro fundações têm 13 cartas. Senão ele nunca termina sozinho: ninguém diz que você perdeu.',
    R15: 'Desfazer retira o que você fez, até 100 jogadas, com compras, descartes virados e colunas preenchidas. Os pontos de uma jogada vão embora com ela.',
    R16: 'Uma carta posta em uma fundação a partir da reserva, de uma coluna ou do descarte vale 5. Nada mais pontua, e nada custa. Um jogo começa em 0 e nunca fica abaixo. Ganho sem tirar carta de uma fundação, termina com 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Um toque, um clique ou Enter manda uma carta para a sua fundação se ela couber lá. Senão, ela vai para uma coluna: para a mais longa das que a recebem (a mais à esquerda entre iguais), ou para uma vazia. No meio de uma coluna, vai a sequência a partir dessa carta. Com “${ui.settings.doubleTap}” desligado nas configurações, um toque só manda cartas para as fundações. O segundo clique de um clique duplo nunca joga uma segunda carta, e qualquer carta pode ser arrastada.`,
    R18: 'Nada mais se move sozinho: nenhuma carta vai para uma fundação sem pedido, e nenhum jogo termina a si mesmo.',
    R19: 'Um código dá sempre a mesma distribuição: cada carta em seu lugar, também na ordem do monte.',
    R20: 'Os pontos seguem as condições de um cassino: um baralho custava 52 dólares, e cada carta em uma fundação devolvia 5. As estatísticas mantêm uma conta de todos os seus jogos: 52 dólares a menos por cada um, e seus pontos a mais.',
    H1: 'De coluna a coluna só se move a coluna inteira. A carta do topo de uma coluna sempre pode ir para a sua fundação.',
    H2: 'Com a reserva vazia, uma coluna vazia só recebe a carta do topo do descarte, e pode ficar aberta pelo tempo que você quiser.',
    H3: 'Uma carta em uma fundação fica lá.',
    H4: 'Compram-se 3 cartas por vez. Você pode percorrer o monte quantas vezes quiser, e ele nunca é embaralhado.',
    H5: 'Os pontos são o que a casa paga: 5 dólares por cada carta que está em uma fundação, a carta base também, de modo que um jogo começa em 5. Todas as 52 pagam 500 no lugar da soma. Na conta um baralho custa 50.',
    H6: 'Diz-se que é ganho umas 3 vezes em 100. A página das chances diz o que ganharia quem conhecesse todas as cartas.',
  },

  notes: {
    reserveFirst: 'Jogue da reserva sempre que nada se perder com isso: cada carta que sai dela libera a seguinte.',
    lookAhead:
      'Pense antes de esvaziar uma coluna: a carta do topo da reserva ficará lá, e pode ser difícil movê-la de novo.',
    stuck: ({ ui }) =>
      `Quando nada parece dar, percorra o monte mais uma vez, veja se uma carta poderia voltar de uma fundação, ou pergunte: “${ui.bar.outlook(undefined)}”`,
    otherRules: 'Pelas regras de Hoyle os pontos se contam em dólares, como diz a página delas.',
    exceptions: 'Tudo é como no jogo com três cartas, exceto isto:',
    demon:
      'Na Inglaterra o jogo se chama Demon. Mary Whitmore Jones o descreveu lá em 1891 e o elogiou acima de todas as outras paciências de um baralho; o nome, pensava ela, vem do espírito zombeteiro que arranca a vitória no último momento.',
    canfield:
      'Na América ele leva o nome de Richard Canfield, que tinha uma casa de jogo em Saratoga Springs na década de 1890. Conta-se que um hóspede comprava um baralho por 50 ou 52 dólares e recebia 5 por cada carta nas fundações. Alguns acham que lá se jogava outro jogo, o Klondike. O nome ficou.',
    knowing:
      'Estas são as distribuições em que o resolvedor achou uma vitória, conhecendo todas as cartas, entre as que ele decidiu até agora. Quem não conhece as cartas ocultas ganha menos.',
    bounds: 'A parte verdadeira fica entre os limites 95 vezes em 100.',
    open: 'As distribuições que o resolvedor deixou em aberto contam como perdidas na parte e como ganhas no limite superior.',
    players: 'Os dois jogadores abaixo só receberam distribuições que dá para ganhar.',
    fairHints: 'As dicas justas, seguidas até o fim. Elas não sabem mais do que você pode saber.',
    obviousRule:
      'A regra óbvia: para uma fundação se der, senão da reserva, senão do descarte ou de coluna a coluna, senão comprar.',
    worth: ({ ui }) =>
      `Aqui uma regra foi mudada de cada vez, com as mesmas distribuições. Em “${ui.newGame.ownTable}” você pode jogar com qualquer uma delas.`,
    hints: ({ ui }) =>
      `“${ui.bar.hint}” mostra uma boa jogada, e um segundo toque a joga. As dicas são justas: sabem o que você pode saber, a menos que você escolha “${ui.settings.knowingHint}” nas configurações.`,
    outlook: ({ ui }) =>
      `“${ui.bar.outlook(undefined)}” pergunta ao resolvedor. Se o jogo está perdido, ele acha a jogada que o perdeu e leva você de volta até lá. Jogos em que você pediu ajuda ficam marcados.`,
    films: 'Qualquer jogo pode ser visto como um filme, e continuado de qualquer ponto dele.',
    games: ({ ui }) => `“${ui.games.title}” tem tudo o que você jogou, e “${ui.statistics.title}” conta.`,
    daily: ({ ui }) =>
      `“${ui.daily.title}” é uma distribuição para cada dia, a mesma para todos, e dá para ganhá-la com todas as regras.`,
    winnable: ({ ui }) =>
      `Em “${ui.newGame.title}” você pode receber só distribuições que dá para ganhar, tão fáceis ou difíceis quanto quiser.`,
    ownTable: ({ ui }) => `Lá, em “${ui.newGame.ownTable}”, você mesmo define as regras, uma por uma.`,
    tableWord:
      'Num código de jogo, uma mesa assim é um T e um algarismo para cada uma destas regras, nesta ordem; os zeros do fim são omitidos. Ao lado de cada regra está a palavra para D3 quando nada mais é mudado. As cartas de uma distribuição são as mesmas em todas as mesas.',
    friend: ({ ui }) =>
      `Para dar a um amigo a distribuição que está na mesa, abra “${ui.newGame.title}” e copie ou compartilhe o que está em “${ui.newGame.thisDeal}”. Seu amigo digita o código na mesma janela, em “${ui.newGame.codeField}”, ou abre o link.`,
    parts:
      'CF1 é o modo de embaralhar. D3 indica as regras: D3 para três cartas, D1 para uma carta, H3 para as regras de Hoyle, T com números para uma mesa só sua. As sete letras são a distribuição, e as mesmas letras são as mesmas cartas com todas as regras.',
    typing: 'Maiúsculas, espaços e traços não importam ao digitar um código.',
    wholeGame: ({ ui }) => `“${ui.games.title}” também dá links para jogos inteiros, com cada jogada.`,
    howMany: 'Há 8 031 810 176 distribuições. Não vão acabar para ninguém.',
    noAccount: 'Não há cadastro, nem propaganda, nem rastreamento.',
    noNetwork:
      'O jogo não pede nada a nenhum servidor depois de carregado. Após a primeira visita ele funciona sem rede.',
    sharing:
      'Só você compartilha algo. Um código ou link diz a distribuição, ou as jogadas de um jogo, e nada sobre você.',
    kept: 'Este navegador guarda o jogo da mesa, a cada jogada; todos os jogos que você jogou; e suas configurações.',
    cleared: ({ ui }) =>
      `Se você apagar os dados do navegador para esta página, seus jogos também se apagam. Um navegador pode apagá-los ainda quando o aparelho está cheio. “${ui.backup.title}” no menu pode pedir que ele não faça isso.`,
    move: ({ ui }) =>
      `Para levar seus jogos, ou guardar uma cópia, abra “${ui.backup.title}” e salve um arquivo. Leia-o no outro aparelho: os jogos dele se juntam aos que estão lá, e nenhum duas vezes.`,
    removed: ({ ui }) =>
      `Um jogo que você remove da lista só é posto de lado, e pode ser trazido de volta em “${ui.games.states.removed}”.`,
    tabs: 'Quando o jogo está aberto em duas abas, cada uma mantém seu próprio jogo, e a lista tem os dois.',
    free: 'Pela licença MIT, qualquer pessoa pode usá-lo, copiá-lo e modificá-lo.',
    madeOf: 'As figuras foram desenhadas por Adrian Kennard, e as letras das cartas vêm da fonte Inter.',
  },

  headings: {
    strategy: 'Bom saber',
    history: 'História',
    knowing: 'Com todas as cartas conhecidas',
    players: 'O que os jogadores ganham',
    worth: 'Quanto vale cada regra',
    seeAlso: 'Veja também',
  },

  figures: {
    deal: 'Uma nova distribuição: 13 cartas na reserva, 34 no monte, uma em cada coluna. A carta base é o 7 de copas.',
    fill: 'A sequência da coluna 2 foi para a coluna 4. A dama de espadas veio da reserva preencher a coluna 2, e restam 10 cartas.',
    startRank: 'O valor inicial é 7. O 7 de paus acaba de abrir sua fundação; espadas e ouros ainda esperam o seu 7.',
    roundTheKing: 'A fundação de paus passou do rei: o ás está no topo, e o 2 vem a seguir.',
    takenBack:
      'A dama de espadas voltou de sua fundação para a coluna 2. Agora o valete de ouros pode sair do descarte e ir sobre ela.',
    run: 'O rei de copas e a dama de paus podem ir juntos da coluna 2 para o ás de espadas na coluna 4.',
    emptyColumns: 'A reserva está vazia, e as colunas 2 e 3 também: elas recebem qualquer carta e qualquer sequência.',
    fan: 'Três cartas foram viradas, e só o 5 de copas pode ser jogado: aqui para o 6 de paus na coluna 1. Então o 2 de ouros fica livre.',
    turnOver: 'O monte está vazio: um toque na seta vira o descarte.',
    won: 'Ganho: as quatro fundações têm 13 cartas.',
    wholeColumn:
      'Pelas regras de Hoyle o rei de copas também pode ir para o ás de espadas, pois toda a coluna 2 vai com ele. A dama de paus não poderia deixar o rei para trás.',
  },

  questions: {
    everyDeal: {
      question: 'Dá para ganhar toda distribuição?',
      answer: ({ ui, odds }) =>
        `Não. Das ${odds.knowing.D3.deals} distribuições que o resolvedor decidiu comprando três cartas, dá para ganhar ${odds.knowing.D3.share}; com uma carta são ${odds.knowing.D1.share}. Se você só quer dessas, escolha “${ui.newGame.winnableOnly}” em “${ui.newGame.title}”.`,
    },
    fairShuffle: {
      question: 'O embaralhamento é justo?',
      answer:
        'Sim. Cada uma das 8 031 810 176 distribuições é tão provável quanto qualquer outra, seja o que for que você tenha jogado antes. O código diz qual saiu, e qualquer um pode dá-la de novo.',
    },
    noAce: {
      question: 'Por que o ás não vai para uma fundação vazia?',
      answer:
        'As fundações começam com o valor da carta base, que aparece em cada lugar vazio. O ás vem depois do rei.',
    },
    kingOnAce: {
      question: 'Por que um rei vai sobre um ás?',
      answer: 'Porque os valores dão a volta inteira: nas colunas o rei vem abaixo do ás, e abaixo do rei a dama.',
    },
    filled: {
      question: 'Por que uma carta veio para a minha coluna vazia?',
      answer:
        'Enquanto a reserva tem cartas, a do topo preenche na hora uma coluna vazia. Desfazer retira as duas coisas juntas.',
    },
    unasked: {
      question: 'Por que as cartas não sobem sozinhas?',
      answer: 'Porque uma carta em uma coluna pode valer mais do que em uma fundação. Você decide; um toque basta.',
    },
    wrongPlace: {
      question: 'Um toque manda uma carta para onde não quero. O que posso fazer?',
      answer: ({ ui }) =>
        `Arraste-a para onde quiser. Se os toques só devem mandar cartas para as fundações, desligue “${ui.settings.doubleTap}” em “${ui.settings.title}”.`,
    },
    lost: {
      question: 'Nada mais vai. Perdi?',
      answer: ({ ui }) =>
        `Toque em “${ui.bar.outlookWord(undefined)}”: o resolvedor diz se ainda dá para ganhar. Se não der, ele mostra até onde você pode voltar para que dê.`,
    },
    hiddenCards: {
      question: 'As dicas conhecem as cartas ocultas?',
      answer: ({ ui }) =>
        `Não, a menos que você ligue “${ui.settings.knowingHint}”. Uma dica justa experimenta como as cartas ocultas poderiam estar, e escolhe a jogada que mais ganha.`,
    },
    friend: {
      question: 'Como dou esta distribuição a um amigo?',
      answer: ({ ui }) =>
        `Abra “${ui.newGame.title}”, e copie ou compartilhe o código em “${ui.newGame.thisDeal}”. Seu amigo recebe as mesmas cartas.`,
    },
    newDevice: {
      question: 'Como levo meus jogos para outro aparelho?',
      answer: ({ ui }) => `Salve um arquivo em “${ui.backup.title}”, no menu, e leia-o no outro aparelho.`,
    },
    offline: {
      question: 'O jogo funciona sem rede?',
      answer:
        'Sim, depois da primeira visita. Você também pode instalá-lo pelo menu do navegador; então ele abre como qualquer outro aplicativo.',
    },
    byMistake: {
      question: 'Dei um novo jogo por engano. O antigo se perdeu?',
      answer: ({ ui }) =>
        `Não. “${ui.newGame.bringBack}” em “${ui.newGame.title}” o traz de volta, e “${ui.games.title}” tem todos os outros.`,
    },
    klondike: {
      question: 'É o mesmo que o Klondike?',
      answer:
        'Não, embora os dois já tenham sido chamados de Canfield. O Klondike tem sete colunas com cartas ocultas, não tem reserva, e suas fundações começam com o ás.',
    },
    price: {
      question: 'Quanto custa?',
      answer: 'Nada. Também não há propaganda, nem nada para comprar. Os 52 dólares do cassino são só contados.',
    },
  },

  licences: 'Todas as partes e suas licenças',

  way: {
    pages: 'Páginas',
    allPages: 'Todas as páginas',
    previous: (title) => `Página anterior: ${title}`,
    next: (title) => `Página seguinte: ${title}`,
  },

  example: {
    place: (at, of) => `Passo ${at} de ${of}`,
    back: 'Voltar',
    forward: 'Avançar',
    deal: 'A carta base é o 7 de copas, então todas as fundações começam com 7. A dama de paus está no topo da reserva.',
    why: [
      'Nas colunas uma dama preta vai sobre um rei vermelho. Ela sai da reserva, e isso é sempre bom.',
      'Agora o 8 de copas está no topo da reserva. Ele segue o 7 na fundação de copas.',
      'Uma sequência se move em bloco. O rei vai sobre o ás, pois os valores dão a volta inteira. A coluna 2 está vazia agora, e a reserva a preenche na hora.',
      'Um valete preto vai sobre uma dama vermelha. A reserva ficou com 9.',
      'Nada mais cabe, então é hora do monte. Ele vira três cartas, e só a última pode ser jogada.',
      'O 5 de copas vai sobre o 6 de paus. Embaixo dele o 2 de ouros está livre agora.',
      'Mais uma vez. As três cartas seguintes vão para o descarte.',
      'Um 7: ele abre a fundação de paus. Cada 7 faz isso para o seu naipe.',
    ],
    watch: 'Assistir até a vitória',
    watchHint: 'Um filme do jogo inteiro, em 197 jogadas.',
    play: 'Jogar na mesa',
    playHint: 'Passo a passo, com uma palavra sobre cada um. Seu jogo espera por você.',
  },

  lesson: {
    title: 'Aprender jogando',
    how: 'Toque na carta emoldurada, ou arraste-a.',
    strayed: 'Isso também pode. Por ora, tente assim:',
    end: 'É tudo o que é preciso saber. O monte pode ser percorrido quantas vezes você quiser, e toda jogada pode ser desfeita. Continue daqui, ou volte ao seu jogo.',
    leave: 'Voltar ao seu jogo',
    leaveWord: 'Fechar',
    back: 'Um passo para trás',
    backWord: 'Voltar',
    show: 'Jogar este passo por mim',
    showWord: 'Mostrar',
    goOn: 'Continuar daqui',
    goOnWord: 'Continuar',
  },

  odds: {
    rules: 'Regras',
    share: 'Ganhas',
    deals: 'Distribuições',
    between: (low, high) => `de ${low} a ${high}`,
    outOf: (won, deals) => `${won} de ${deals}`,
  },
}
