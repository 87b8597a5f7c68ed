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

const plural = pluralOf('pt-BR')
const SUIT: BySuit<string> = { S: 'espadas', H: 'copas', D: 'ouros', C: 'paus' }
const NAMED: Partial<Record<Rank, string>> = { A: 'ás', J: 'valete', Q: 'dama', K: 'rei' }

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => `${rank(rankOf(of))} de ${suit(suitOf(of))}`
const theCard = (of: Card): string => `${rankOf(of) === 'Q' ? 'a' : 'o'} ${card(of)}`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pt') + text.slice(1)
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' })
const moreCards = (count: number): string => plural(count, { one: 'mais # carta', other: 'mais # cartas' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' })
const dollars = (count: number): string => plural(count, { one: '# dólar', other: '# dólares' })
const moves = (count: number): string => plural(count, { one: '# jogada', other: '# jogadas' })
const anyCard = (colour: Colour, of: Rank): string => {
  if (of === 'Q') return colour === 'black' ? 'uma dama preta' : 'uma dama vermelha'
  return colour === 'black' ? `um ${rank(of)} preto` : `um ${rank(of)} vermelho`
}

const inPass = (pass: Pass | undefined): string => (pass ? `, volta ${pass.number} de ${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Compradas: ${drawn.map(card).join(', ')}.${stock === 0 ? ' O monte está vazio.' : ''}`
    case 'turn over':
      return `O descarte foi virado: ${cards(stock)} no monte.`
    case 'carry':
      return ptBR.move(move)
  }
}

/** The messages in the Portuguese of Brazil. */
export const ptBR: Messages = {
  language: 'pt-BR',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} vazia` : `${suit(of)} até ${theCard(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `coluna ${i + 1} vazia` : `coluna ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Monte vazio' : `Monte: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'descarte vazio; ' : `descarte: ${cards(waste.count)}, no topo: ${card(waste.top)}; `,
      reserve.top === undefined
        ? 'reserva vazia. '
        : `reserva: ${cards(reserve.count)}, no topo: ${card(reserve.top)}. `,
      `Fundações, valor inicial ${rank(startRank)}: ${foundation.join(', ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Comprar do monte.'
      case 'turn over':
        return 'Virar o descarte.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} e ${moreCards(one.others)}`
        return one.to === 'foundation'
          ? `${capital(block)} para a fundação.`
          : `${capital(block)} para a coluna ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Não resta nada para comprar.'
      case 'no pass left':
        return 'O monte não pode ser percorrido outra vez.'
      case 'stock is only drawn':
        return 'Toque no monte para comprar.'
      case 'no card there':
        return 'Não há nenhuma carta aí.'
      case 'not the top card':
        return 'Só a carta do topo pode ser jogada.'
      case 'same pile':
        return 'A carta já está aí.'
      case 'pile takes no cards':
        return 'Nada pode ser posto aí.'
      case 'one card at a time':
        return 'Só uma carta por vez vai para uma fundação.'
      case "other suit's foundation":
        return lead ? `Esta fundação não é a de ${suit(suitOf(lead))}.` : 'Esta fundação é de outro naipe.'
      case 'start rank needed':
        return needed ? `A fundação dela começa com ${theCard(needed)}.` : 'Esta fundação está completa.'
      case 'wrong rank on foundation':
        return needed ? `A próxima carta na fundação dela é ${theCard(needed)}.` : 'Esta fundação está completa.'
      case 'stays on foundation':
        return 'Por estas regras, uma carta fica na fundação.'
      case 'whole columns only':
        return 'Por estas regras, só se movem colunas inteiras.'
      case 'last cards only':
        return 'Por estas regras, só se move a última carta de uma coluna.'
      case 'last card or whole column':
        return 'Por estas regras, move-se a última carta de uma coluna, ou a coluna inteira.'
      case 'ranks end there':
        return 'Por estas regras, nada vai sobre uma carta do valor inicial.'
      case 'wrong rank':
        return onto ? `Aí só vai ${kind(onto)}.` : 'Esse valor não vai aí.'
      case 'same colour':
        return onto ? `Mesma cor: aí só vai ${kind(onto)}.` : 'Vermelho e preto devem se alternar.'
      case 'filled from the reserve':
        return 'Uma coluna vazia é preenchida pela reserva.'
      case 'waste only':
        return 'Por estas regras, uma coluna vazia só recebe a carta do topo do descarte.'
      case 'changes nothing':
        return 'Isso não mudaria nada.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Não há nenhum código de jogo. Um deles é assim: CF1-D3-AAAAACL.'
      case 'version':
        return `“${error.found}” não é conhecido aqui. Códigos de jogo começam com CF1.`
      case 'mode':
        return `“${error.found}” não é um modo. Os modos são D3, D1, H3 e mesas próprias, como T301.`
      case 'letters':
        return `“${error.found}” não é uma distribuição. Uma distribuição são sete letras de A a Z.`
      case 'length':
        if (error.length === 0) return 'Falta a distribuição: sete letras, como em CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `“${error.found}” tem # letra. Uma distribuição tem sete.`,
          other: `“${error.found}” tem # letras. Uma distribuição tem sete.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return ptBR.dealCodeError(error.error)
      case 'move':
        return `A jogada ${error.number}, “${error.token}”, não pode ser lida. Jogadas são como D, RF, W3, 12x3 ou FS1.`
      case 'rules':
        return `A jogada ${error.number}, “${error.token}”, é contra as regras. ${ptBR.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Reserva, vazia' : `Reserva, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Monte, vazio' : `Monte, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Descarte, vazio' : `Descarte, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `Fundação de ${suit(of)}, vazia, começa com ${rank(start)}`
        : `Fundação de ${suit(of)}, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Coluna ${number}, vazia` : `Coluna ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Mesa',
    actions: 'Ações',
    score: points,
    dollars,
    time: (clock) => `Tempo ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 cartas', D1: '1 carta', H3: 'Regras de Hoyle' }[mode] : `Mesa própria ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Comprar 3', D1: 'Comprar 1', H3: 'Hoyle' }[mode] : 'Mesa própria'),
    modeRules: (mode) =>
      ({
        D3: 'Difícil. O monte dá três cartas por vez.',
        D1: 'Fácil. O monte dá uma carta por vez.',
        H3: 'As do cassino. Três cartas, só colunas inteiras, nada volta de uma fundação.',
      })[mode],
    close: 'Fechar',
  },

  rules: {
    drawn: {
      name: 'Cartas compradas',
      choice: cards,
      sentence: (count) => `O monte dá ${{ 1: 'uma carta', 2: 'duas cartas', 3: 'três cartas' }[count]} por vez.`,
    },
    passes: {
      name: 'Voltas',
      choice: (passes) => (passes === 'any number' ? 'Sem limite' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'O monte pode ser percorrido quantas vezes se quiser.'
          : plural(passes, {
              one: 'O monte pode ser percorrido uma vez.',
              other: 'O monte pode ser percorrido # vezes.',
            }),
    },
    columnMoves: {
      name: 'Entre colunas',
      choice: (moves) =>
        ({
          'any run': 'Qualquer sequência',
          whole: 'Coluna inteira',
          last: 'Última carta',
          'last or whole': 'Última carta ou inteira',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'De coluna a coluna move-se qualquer sequência, inteira ou só o seu fim.',
          whole: 'De coluna a coluna só se move a coluna inteira.',
          last: 'De coluna a coluna só se move a última carta.',
          'last or whole': 'De coluna a coluna move-se a última carta, ou a coluna inteira.',
        })[moves],
    },
    emptyColumn: {
      name: 'Colunas vazias',
      choice: (takes) => ({ anything: 'Qualquer coisa', waste: 'Do descarte' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Com a reserva vazia, uma coluna vazia recebe tudo o que pode ser movido.',
          waste: 'Com a reserva vazia, uma coluna vazia só recebe a carta do topo do descarte.',
        })[takes],
    },
    ranks: {
      name: 'Valores nas colunas',
      choice: (ranks) => ({ round: 'A volta inteira', ending: 'Até o valor inicial' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'Nas colunas os valores dão a volta inteira: um rei vai sobre um ás.',
          ending: 'Nas colunas os valores terminam no inicial: nada vai sobre uma carta desse valor.',
        })[ranks],
    },
    takingBack: {
      name: 'Fundações',
      choice: (goes) => (goes ? 'As cartas voltam' : 'As cartas ficam'),
      sentence: (goes) =>
        goes ? 'Uma carta pode voltar de uma fundação para uma coluna.' : 'Uma carta em uma fundação fica lá.',
    },
    pay: {
      name: 'Pagamento',
      choice: (pay) => ({ played: 'Cartas jogadas', lying: 'Cartas presentes' })[pay],
      sentence: (pay) =>
        ({
          played: 'Um baralho custa 52 dólares. Cada carta posta em uma fundação paga 5.',
          lying: 'Um baralho custa 50 dólares. Cada carta em uma fundação paga 5, todas as 52 juntas pagam 500.',
        })[pay],
    },
  },

  install: {
    name: 'Paciência Canfield',
    shortName: 'Canfield',
    description: 'Paciência Canfield: as regras de verdade, cartas grandes, grátis.',
  },

  bar: {
    newGame: 'Novo jogo',
    newGameWord: 'Novo',
    undoWord: 'Desfazer',
    redoWord: 'Refazer',
    menuWord: 'Menu',
    undoCount: (count) => `Desfazer (${moves(count)})`,
    nothingToUndo: 'Nada a desfazer',
    redoCount: (count) => `Refazer (${moves(count)})`,
    nothingToRedo: 'Nada a refazer',
    hint: 'Dica',
    hintWord: 'Dica',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Ainda dá para ganhar?'
        : {
            won: 'Ainda dá para ganhar',
            lost: 'Já não dá para ganhar',
            unknown: 'Não se sabe se dá para ganhar',
            searching: 'Vendo se dá para ganhar',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Dá?'
        : { won: 'Dá', lost: 'Perdido', unknown: 'Incerto', searching: 'Buscando' }[outlook],
    menu: 'Menu',
  },

  menu: {
    title: 'Menu',
    daily: 'Cartas do dia',
    dailyHint: 'As mesmas cartas para todos, novas a cada dia.',
    games: 'Jogos',
    gamesHint: 'Tudo o que foi jogado.',
    statistics: 'Estatísticas',
    statisticsHint: 'O que foi ganho, e a conta.',
    backup: 'Cópia de segurança',
    backupHint: 'Todos os jogos em um arquivo, para guardar ou levar.',
    settings: 'Configurações',
    settingsHint: 'Jogo, aparência, som, teclas, idioma.',
    help: 'Regras e ajuda',
    helpHint: 'Como se joga, as chances, e respostas.',
  },

  daily: {
    title: 'Cartas do dia',
    previousMonth: 'Mês anterior',
    nextMonth: 'Mês seguinte',
    day: (date, today, result) =>
      `${date}${today ? ', hoje' : ''}${result ? { won: ', ganho', played: ', jogado' }[result] : ''}`,
    won: 'Ganho',
    played: 'Jogado',
    modeWon: (mode) => `${ptBR.app.modeShort(mode)}, ganho`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# dia ganho', other: '# dias ganhos' })
      return inARow > 1 ? `${days}, os últimos ${inARow} seguidos.` : `${days}.`
    },
    everyMode: 'As mesmas cartas para todos. Dá para ganhar com quaisquer regras.',
    toCome: 'Esse dia ainda não chegou.',
    play: 'Jogar estas cartas',
    playToday: 'Jogar as cartas de hoje',
    goOn: 'Continuar',
  },

  newGame: {
    title: 'Novo jogo',
    mode: 'Regras',
    ownTable: 'Uma mesa só sua',
    ownTableHint: 'As regras como você quiser.',
    tableWord: (mode) => `Nos códigos de jogo esta mesa se chama ${mode}.`,
    deal: 'Dar um novo jogo',
    winnableOnly: 'Só distribuições que dá para ganhar',
    winnableOnlyHint: 'A próxima é procurada enquanto você joga.',
    difficulty: 'Dificuldade',
    difficultyHint: 'As fáceis perdoam jogadas distraídas, as difíceis não.',
    difficulties: { any: 'Todas', easy: 'Fácil', medium: 'Média', hard: 'Difícil' },
    looking: (tried) =>
      plural(tried, { one: 'Buscando: # distribuição até agora', other: 'Buscando: # distribuições até agora' }),
    noneFound: 'Nenhuma foi encontrada desta vez. Tente de novo, por favor.',
    restart: 'Recomeçar esta distribuição',
    restartHint: 'As mesmas cartas desde o começo.',
    bringBack: 'Trazer de volta o jogo anterior',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Esta distribuição',
    copy: 'Copiar',
    copied: 'Copiado',
    share: 'Compartilhar',
    shareText: (code) => `Canfield, distribuição ${code}`,
    codeField: 'Código do jogo',
    codeHint: 'Um código dá sempre a mesma distribuição.',
    play: 'Jogar',
  },

  welcome: {
    ask: 'Canfield é novo para você?',
    learn: 'Mostrar',
    dismiss: 'Não, obrigado',
  },

  notice: {
    dealt: (code) => `Novo jogo ${code}.`,
    restarted: 'As mesmas cartas, desde o começo.',
    broughtBack: 'O jogo anterior está de volta.',
    goneOn: 'Você continua daqui.',
    undoThis: 'Trazer de volta',
    lookBack: 'O que era possível?',
    notKept: 'Este navegador não guarda nada: o jogo some quando a página for fechada.',
    damaged: 'O jogo guardado não pôde ser lido. Isto é o que restou dele:',
    notLoaded: 'Não foi possível carregar. Tente de novo quando a rede voltar.',
    otherTab:
      'O Canfield está aberto em outra aba também. Cada aba mantém seu próprio jogo, e a lista de jogos tem os dois.',
    badLink: (reason) => `O link não pôde ser usado. ${reason}`,
    copyText: 'Copiar o texto',
    copied: 'Copiado.',
    copyFailed: 'O navegador não permite copiar. Selecione o texto e copie à mão.',
    fitsNowhere: (of) => `${capital(theCard(of))} não vai a lugar nenhum agora.`,
    dismiss: 'Ocultar',
  },

  film: {
    title: 'Filme de um jogo',
    leave: 'Voltar ao seu jogo',
    leaveWord: 'Fechar',
    back: 'Uma jogada para trás',
    backWord: 'Voltar',
    play: 'Reproduzir',
    playWord: 'Reproduzir',
    pause: 'Pausa',
    pauseWord: 'Pausa',
    forward: 'Uma jogada para a frente',
    forwardWord: 'Avançar',
    speed: (times) => (times === 1 ? 'Velocidade: 1 vez' : `Velocidade: ${number(times)} vezes`),
    speedWord: 'Velocidade',
    goOn: 'Continuar você mesmo daqui',
    goOnWord: 'Continuar',
    place: (at, of) => `Jogada ${at} de ${of}`,
  },

  games: {
    title: 'Jogos',
    search: 'Buscar pelo código do jogo',
    mode: 'Regras',
    allModes: 'Todas as regras',
    state: 'Quais jogos',
    allStates: 'Todos os jogos',
    states: { won: 'Ganhos', unfinished: 'Não ganhos', removed: 'Removidos' },
    count: (count) => plural(count, { one: '# jogo', other: '# jogos' }),
    none: 'Um jogo aparece aqui desde a primeira jogada.',
    noneFound: 'Nenhum jogo é assim.',
    more: 'Mostrar mais',
    won: 'Ganho',
    attempts: (count) => plural(count, { one: '# tentativa', other: '# tentativas' }),
    attempt: (number) => `Tentativa ${number}`,
    onTable: 'Na mesa agora.',
    undated: 'Data desconhecida',
    begun: 'Começo',
    timeSpent: 'Tempo',
    actions: 'Jogadas',
    score: 'Pontos',
    undos: 'Desfeitas',
    help: 'Ajuda',
    helpKind: (kind) =>
      ({
        verdict: 'Se dá para ganhar',
        chance: 'Chance',
        'fair hint': 'Dica justa',
        hint: 'Dica',
        solution: 'Solução',
      })[kind],
    given: 'Jogado de antemão',
    givenActions: moves,
    back: 'Todos os jogos',
    playAgain: 'Jogar esta distribuição de novo',
    goOn: 'Continuar',
    watch: 'Assistir',
    copyCode: 'Copiar o código',
    copyDeal: 'Copiar um link para a distribuição',
    copyGame: 'Copiar um link',
    share: 'Compartilhar',
    remove: 'Remover',
    bringBack: 'Trazer de volta',
    removed: 'Removido da lista.',
    broughtBack: 'De volta à lista.',
    unreadable: 'As jogadas deste jogo não podem mais ser lidas.',
    damaged: (count) =>
      plural(count, {
        one: '# jogo não pôde ser lido. Foi posto de lado:',
        other: '# jogos não puderam ser lidos. Foram postos de lado:',
      }),
    forget: 'Não preciso mais',
    notKept: 'Este navegador não guarda jogos. A lista só tem o que foi jogado desde que a página foi aberta.',
  },

  statistics: {
    title: 'Estatísticas',
    mode: 'Regras',
    none: 'Ainda não há nada para contar. Um jogo conta desde a primeira jogada, a não ser que tenha começado com jogadas já feitas.',
    counts:
      'Um jogo conta desde a primeira jogada. Todas as tentativas de uma distribuição pelas mesmas regras são um jogo. Jogos removidos não contam, nem os que começaram com jogadas que não eram suas, como as de um link ou de uma solução.',
    figures: {
      played: ['Jogos', 'As distribuições que foram jogadas.'],
      won: ['Ganhos', 'Jogos ganhos em alguma de suas tentativas.'],
      share: ['Parte ganha', 'Dos jogos jogados. A parte verdadeira fica entre os limites 95 vezes em 100 (Wilson).'],
      unaided: ['Ganhos sem ajuda', 'Na primeira tentativa, sem ajuda e sem desfazer.'],
      unaidedShare: ['Parte ganha sem ajuda', 'Dos jogos jogados, com limites como os de cima.'],
      attempts: ['Tentativas', 'Cada vez que uma distribuição foi começada, também de novo.'],
      streak: ['Sequência atual', 'Jogos ganhos seguidos até o último. O que está na mesa só conta depois de ganho.'],
      longestStreak: ['Maior sequência', 'Mais vitórias seguidas, na ordem em que os jogos foram começados.'],
      timeSpent: ['Tempo de jogo', 'Com a página à vista, desde a primeira jogada de uma tentativa.'],
      winTime: [
        'Tempo de uma vitória',
        'Metade das vitórias levou menos. Das tentativas de um jogo, a primeira ganha.',
      ],
      fastestWin: ['Vitória mais rápida', 'O menor tempo de uma tentativa assim.'],
      winActions: ['Jogadas de uma vitória', 'Metade das vitórias precisou de menos. Jogadas desfeitas não contam.'],
      fewestActions: ['Vitória mais curta', 'O menor número de jogadas de uma tentativa assim.'],
      meanScore: [
        'Média de pontos',
        'De cada jogo a primeira tentativa ganha, senão a de mais pontos. Pelas regras de Hoyle um dólar é um ponto.',
      ],
      bestScore: ['Mais pontos', 'O maior número de pontos de uma tentativa assim.'],
    },
    bounds: (low, high) => `de ${low} a ${high}`,
    pictures: {
      overTime: ['Resultados no tempo', 'Jogos por quando foram começados.'],
      scores: ['Pontos', 'Jogos por seus pontos, de 25 em 25.'],
      hours: ['Hora do dia', 'Jogos pela hora em que foram começados.'],
      weekdays: ['Dia da semana', 'Jogos pelo dia em que foram começados.'],
      startRanks: ['Valores iniciais', 'Jogos pelo valor da carta base.'],
    },
    stretch: { day: 'Dia', week: 'Semana de', month: 'Mês', year: 'Ano' },
    scoreStep: 'Pontos',
    hour: 'Hora',
    weekday: 'Dia',
    startRank: 'Valor inicial',
    played: 'Jogos',
    won: 'Ganhos',
    notWon: 'Não ganhos',
    atLeast: (of) => `${of} ou mais`,
    asTable: 'Como tabela',
    picture: (name, played, won) =>
      `${name}: ${plural(played, { one: '# jogo', other: '# jogos' })}, ${plural(won, { one: '# ganho', other: '# ganhos' })}.`,
    account: 'A conta',
    accountMeaning:
      'O cassino vendia um baralho por 52 dólares e pagava 5 por cada carta em uma fundação. Pelas regras de Hoyle ele custa 50, e todas as 52 cartas pagam 500. Uma distribuição conta uma vez, como foi jogada na primeira.',
    balance: 'Saldo',
    cost: 'Preço',
    paid: 'Pago',
    packs: (count) => plural(count, { one: '# baralho', other: '# baralhos' }),
    accountPicture: (balance) => `O saldo depois de cada baralho. Agora é de ${balance}.`,
    deal: 'Distribuição',
    more: 'Mostrar mais',
    saveCsv: 'Salvar os jogos como CSV',
    saveFigures: 'Salvar os números como CSV',
  },

  backup: {
    title: 'Cópia de segurança',
    where:
      'Os jogos estão neste navegador, neste aparelho, e em nenhum outro lugar. Eles somem quando os dados do navegador para esta página são apagados. Um navegador também pode apagá-los por conta própria quando o aparelho está cheio, e alguns fazem isso depois de semanas sem visita.',
    permanent: 'Este navegador prometeu não apagá-los por conta própria.',
    notPermanent: 'Este navegador não prometeu guardá-los.',
    refused: 'O navegador não promete agora. Talvez mais tarde, quando houver mais jogos ou o jogo estiver instalado.',
    askButton: 'Pedir que os guarde',
    save: 'Salvar',
    saveHint: 'Todos os jogos e configurações em um arquivo que qualquer aparelho pode ler.',
    saveButton: 'Salvar em um arquivo',
    saved: (count) => plural(count, { one: '# tentativa salva.', other: '# tentativas salvas.' }),
    notReadable: 'Os jogos ou o arquivo não podem ser lidos agora. Nada foi mudado.',
    read: 'Ler',
    readHint: 'Os jogos do arquivo se juntam aos daqui. Ler um arquivo de novo não muda nada.',
    readButton: 'Escolher um arquivo',
    reading: 'Lendo o arquivo…',
    offer: (count, fresh) =>
      `O arquivo tem ${plural(count, { one: '# tentativa', other: '# tentativas' })}, ${plural(fresh, { one: '# nova', other: '# novas' })} aqui.`,
    withSettings: 'Trazer também as configurações',
    takeButton: 'Acrescentar aos meus jogos',
    taken: (count) => plural(count, { one: '# tentativa acrescentada.', other: '# tentativas acrescentadas.' }),
    notTaken: 'O navegador não os guarda: o armazenamento está cheio ou não é permitido. Nada foi mudado.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Isto não é uma cópia de segurança do Canfield. Nada foi mudado.'
        case 'newer':
          return 'Esta cópia é de uma versão mais nova do Canfield. Recarregue a página e tente de novo. Nada foi mudado.'
        case 'cut off':
          return 'Esta cópia não está inteira: o fim falta ou está danificado. Nada foi mudado.'
        case 'damaged':
          return `A tentativa ${error.number} desta cópia não pode ser lida. Nada foi mudado.`
      }
    },
  },

  panel: {
    title: 'Dá para ganhar?',
    outlook: (outlook) =>
      ({
        won: 'Ainda dá para ganhar',
        lost: 'Já não dá para ganhar',
        unknown: 'Não se sabe',
        searching: 'Buscando',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# posição examinada', other: '# posições examinadas' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# posição foi examinada, sem resposta.',
        other: '# posições foram examinadas, sem resposta.',
      }),
    lineKnown: (count) => `Conhece-se um caminho para ganhar em ${moves(count)}.`,
    lastWon: (back) => `A última posição que dava para ganhar está ${moves(back)} atrás.`,
    lostWith: (move) => `A jogada que o perdeu: ${move}`,
    neverWon: 'Esta distribuição não dava para ganhar desde o começo.',
    turningSought: 'Procurando a última posição que dava para ganhar.',
    turningUnknown: 'Não foi possível descobrir onde foi perdido.',
    best: (count, exact) =>
      exact ? `No máximo ${cards(count)} chegam às fundações.` : `O melhor encontrado: ${cards(count)} nas fundações.`,
    goBack: (back) => `Voltar ${moves(back)}`,
    showMe: 'Mostrar',
    chance: (percent, lookedAt) =>
      `${percent}%, de ${plural(lookedAt, { one: '# arranjo', other: '# arranjos' })} das cartas ocultas`,
    chanceTitle: 'Chance',
    lookBackTitle: 'O que era possível',
    couldBeWon: 'Dava para ganhar esta distribuição.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'No máximo' : 'O melhor encontrado:'} ${cards(count)}, ${points(score)}; você chegou a ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'No máximo' : 'O melhor encontrado:'} ${cards(count)}, ${dollars(score)}; você chegou a ${reached}.`,
  },

  hint: {
    thinking: 'Pensando.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Comprar # vez e depois:', other: 'Comprar # vezes e depois:' })} ${move}`,
    safe: (move) => `${move} Não custa nada.`,
    look: 'Comprar do monte: mais cartas aparecem, e nada se perde.',
    most: (move) => `Tudo parece perdido. Mais cartas sobem com: ${move}`,
    mostKnown: (move) => `Já não dá para ganhar. Mais cartas sobem com: ${move}`,
    mostFound: (move) => `Não se sabe se dá para ganhar. Pelo que foi encontrado, mais cartas sobem com: ${move}`,
    nothing: 'Nada mais ajuda: nenhuma outra carta chega a uma fundação.',
    play: 'Jogar',
  },

  win: {
    title: 'Você ganhou',
    summary: (score, count) => `${points(score)} em ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)} em ${moves(count)}`,
    daily: (date) => `Cartas do dia, ${date}`,
    calendar: 'Ver o calendário',
    newGame: 'Novo jogo',
    watch: 'Assistir ao jogo de novo',
    lookAtTable: 'Olhar a mesa',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`A coluna ${fill.column} é preenchida com ${theCard(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'A reserva está vazia.' : `No topo da reserva: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'O descarte está vazio.' : `No topo do descarte: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'A compra foi desfeita.'
        case 'turn over':
          return 'O descarte foi desvirado.'
        case 'carry':
          return `Desfeito: ${ptBR.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} e ${moreCards(others)}`
      const places = targets.map((to) => (to === 'foundation' ? 'a fundação' : `a coluna ${to}`))
      return `${capital(block)} na mão. Vai em: ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} de volta ao lugar.`,
    playable: (moves) => (moves.length === 0 ? 'Não resta nada para jogar.' : moves.map(ptBR.move).join(' ')),
  },

  settings: {
    title: 'Configurações',
    language: 'Idioma',
    languageBrowser: 'O do navegador',
    play: 'Jogo',
    look: 'Aparência',
    motion: 'Movimento e som',
    tapPicksUp: 'Pegar com um toque',
    tapPicksUpHint:
      'Toque em uma carta, depois na pilha que deve recebê-la. Outro toque na carta a manda para onde ela vai.',
    slack: 'Tolerância',
    slackHint: 'Quanto um toque pode escorregar antes de arrastar uma carta.',
    slacks: { small: 'Pouca', medium: 'Mais', large: 'Muita' },
    themeContrast: 'Alto contraste',
    textSize: 'Tamanho do texto',
    largeFaces: 'Sinais grandes',
    largeFacesHint: 'Valores e naipes ocupam mais da carta.',
    letters: 'Letras nas cartas',
    showScore: 'Pontos',
    showScoreHint: 'Mostrados na mesa.',
    showTime: 'Tempo',
    showTimeHint: 'Um relógio na mesa.',
    showCounts: 'Contagens',
    showCountsHint: 'Quantas cartas e quanto a desfazer ainda há.',
    speed: 'Animação',
    speeds: { none: 'Nenhuma', fast: 'Rápida', normal: 'Normal', slow: 'Lenta' },
    sounds: 'Sons',
    soundsHint: 'Curtos e baixos.',
    vibration: 'Vibração',
    vibrationHint: 'Um breve zumbido para cada carta.',
    doubleTap: 'Toque duplo',
    doubleTapHint: 'Um toque também manda uma carta para uma coluna, quando a fundação não a recebe.',
    theme: 'Aparência',
    themeSystem: 'Sistema',
    themeLight: 'Clara',
    themeDark: 'Escura',
    felt: 'Mesa',
    feltGreen: 'Verde',
    feltBlue: 'Azul',
    feltPlum: 'Ameixa',
    feltStone: 'Pedra',
    fourColours: 'Quatro cores',
    fourColoursHint: 'Ouros azuis, paus verdes.',
    leftHanded: 'Para canhotos',
    leftHandedHint: 'Monte e reserva à direita.',
    help: 'Ajuda durante o jogo',
    indicator: 'Mostrar se dá para ganhar',
    indicatorHint: 'O tempo todo, na barra.',
    chanceMeter: 'Chance',
    chanceMeterHint: 'No painel, pelo que se pode saber.',
    knowingHint: 'Dicas que sabem tudo',
    knowingHintHint: 'Elas sabem onde estão as cartas ocultas.',
  },

  keys: {
    title: 'Teclas',
    always: 'Sempre',
    fixed: {
      arrows: ['Setas', 'De pilha em pilha, e ao longo de uma coluna'],
      enter: ['Enter', 'Tocar na carta ou no monte'],
      space: ['Espaço', 'Pegar uma carta, soltá-la'],
      escape: ['Esc', 'Devolver a carta, fechar uma janela'],
      undo: ['Ctrl Z', 'Desfazer'],
      redo: ['Ctrl Shift Z', 'Refazer'],
      help: ['F1', 'Regras e ajuda'],
    },
    shortcuts: 'Teclas simples',
    shortcutsHint: 'Uma tecla cada, sem Ctrl.',
    names: {
      draw: 'Comprar',
      undo: 'Desfazer',
      redo: 'Refazer',
      hint: 'Dica',
      moves: 'Dizer o que dá para jogar',
      board: 'Dizer a mesa',
      score: 'Dizer os pontos',
      newGame: 'Novo jogo',
      help: 'Regras e ajuda',
    },
    none: 'Nenhuma tecla',
    press: 'Aperte uma tecla',
    change: (name, key) => `${name}: ${key}. Escolher outra tecla`,
    unset: 'Escolha Backspace para o que não deve ter tecla.',
    lost: (name) => `“${name}” ficou sem tecla.`,
    reset: 'Voltar às teclas de costume',
  },
}
