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

const plural = pluralOf('fi')
const SUIT: BySuit<string> = { S: 'pata', H: 'hertta', D: 'ruutu', C: 'risti' }
const NAMED: Partial<Record<Rank, string>> = { A: 'ässä', J: 'jätkä', Q: 'kuningatar', K: 'kuningas' }
/** For a suit: its name in the allative. */
const FOR_SUIT: BySuit<string> = { S: 'padalle', H: 'hertalle', D: 'ruudulle', C: 'ristille' }
/** Of a suit's foundation: the suit's name in the genitive. */
const OF_SUIT: BySuit<string> = { S: 'Padan', H: 'Hertan', D: 'Ruudun', C: 'Ristin' }

const rank = (of: Rank): string => figureOf(of) ?? (NAMED[of] as string)
const suit = (of: Suit): string => SUIT[of]
const card = (of: Card): string => {
  const figure = figureOf(rankOf(of))
  return figure === undefined ? `${suit(suitOf(of))}${rank(rankOf(of))}` : `${suit(suitOf(of))} ${figure}`
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fi') + text.slice(1)
const cards = (count: number): string => plural(count, { one: '# kortti', other: '# korttia' })
const number = (of: number): string => String(of).replace('.', ',')
const points = (count: number): string => plural(count, { one: '# piste', other: '# pistettä' })
const dollars = (count: number): string => plural(count, { one: '# dollari', other: '# dollaria' })
const moves = (count: number): string => plural(count, { one: '# siirto', other: '# siirtoa' })
const anyCard = (colour: Colour, of: Rank): string =>
  colour === 'black' ? `musta ${rank(of)}` : `punainen ${rank(of)}`

const inPass = (pass: Pass | undefined): string => (pass ? `, läpikäynti ${pass.number}/${pass.of}` : '')

const kind = (onto: Card): string => {
  const { colour, rank: needed } = kindThatGoesOn(onto)
  return anyCard(colour, needed)
}

const done = (move: MoveDescription, drawn: readonly Card[], stock: number): string => {
  switch (move.type) {
    case 'draw':
      return `Nostettu: ${drawn.map(card).join(', ')}.${stock === 0 ? ' Nostopakka on tyhjä.' : ''}`
    case 'turn over':
      return `Hylkypakka on käännetty: nostopakassa ${cards(stock)}.`
    case 'carry':
      return fi.move(move)
  }
}

/** The messages in Finnish. */
export const fi: Messages = {
  language: 'fi',
  direction: 'ltr',
  card,
  rank,
  suit,

  boardInWords(board) {
    const { stock, pass, waste, reserve, startRank, foundations, columns } = describeBoard(board)
    const foundation = foundations.map(({ suit: of, top, count }) =>
      top === undefined ? `${suit(of)} tyhjä` : `${suit(of)}, ylin ${card(top)} (${count})`,
    )
    const column = columns.map((pile, i) =>
      pile.length === 0 ? `sarake ${i + 1} tyhjä` : `sarake ${i + 1}: ${pile.map(card).join(', ')}`,
    )
    return [
      `${stock === 0 ? 'Nostopakka tyhjä' : `Nostopakka: ${cards(stock)}`}${inPass(pass)}; `,
      waste.top === undefined ? 'hylkypakka tyhjä; ' : `hylkypakka: ${cards(waste.count)}, ylin: ${card(waste.top)}; `,
      reserve.top === undefined ? 'varanto tyhjä. ' : `varanto: ${cards(reserve.count)}, ylin: ${card(reserve.top)}. `,
      `Perustukset, aloitusarvo ${rank(startRank)}: ${foundation.join('; ')}. `,
      `${capital(column.join('; '))}.`,
    ].join('')
  },

  move(one) {
    switch (one.type) {
      case 'draw':
        return 'Nosta pakasta.'
      case 'turn over':
        return 'Käännä hylkypakka.'
      case 'carry': {
        const block = one.others === 0 ? card(one.card) : `${card(one.card)} ja ${cards(one.others)} sen päältä`
        return one.to === 'foundation'
          ? `${capital(block)} perustukselle.`
          : `${capital(block)} sarakkeeseen ${one.to}.`
      }
    }
  },

  refusal({ reason, card: lead, onto, needed }) {
    switch (reason) {
      case 'nothing to draw':
        return 'Nostettavaa ei ole enää.'
      case 'no pass left':
        return 'Nostopakkaa ei voi enää käydä läpi uudelleen.'
      case 'stock is only drawn':
        return 'Nosta napauttamalla nostopakkaa.'
      case 'no card there':
        return 'Siinä ei ole korttia.'
      case 'not the top card':
        return 'Vain päällimmäistä korttia voi pelata.'
      case 'same pile':
        return 'Kortti on jo siinä.'
      case 'pile takes no cards':
        return 'Siihen ei voi panna korttia.'
      case 'one card at a time':
        return 'Perustukselle menee vain yksi kortti kerrallaan.'
      case "other suit's foundation":
        return lead ? `Tämä perustus ei ole ${FOR_SUIT[suitOf(lead)]}.` : 'Tämä on toisen maan perustus.'
      case 'start rank needed':
        return needed ? `Sen perustus alkaa kortista ${card(needed)}.` : 'Tämä perustus on täysi.'
      case 'wrong rank on foundation':
        return needed ? `Sen perustukseen tulee seuraavaksi ${card(needed)}.` : 'Tämä perustus on täysi.'
      case 'stays on foundation':
        return 'Näillä säännöillä perustuksen kortti pysyy siellä.'
      case 'whole columns only':
        return 'Näillä säännöillä vain koko sarake siirtyy.'
      case 'last cards only':
        return 'Näillä säännöillä vain sarakkeen viimeinen kortti siirtyy.'
      case 'last card or whole column':
        return 'Näillä säännöillä siirtyy sarakkeen viimeinen kortti tai koko sarake.'
      case 'ranks end there':
        return 'Näillä säännöillä aloitusarvon kortin päälle ei käy mikään.'
      case 'wrong rank':
        return onto ? `Siihen sopii vain ${kind(onto)}.` : 'Tämä arvo ei sovi siihen.'
      case 'same colour':
        return onto ? `Sama väri: siihen sopii vain ${kind(onto)}.` : 'Värien pitää vuorotella.'
      case 'filled from the reserve':
        return 'Tyhjä sarake täytetään varannosta.'
      case 'waste only':
        return 'Näillä säännöillä tyhjä sarake ottaa vain hylkypakan päällimmäisen kortin.'
      case 'changes nothing':
        return 'Se ei muuttaisi mitään.'
    }
  },

  dealCodeError(error) {
    switch (error.part) {
      case 'nothing':
        return 'Pelikoodi puuttuu. Se on tällainen: CF1-D3-AAAAACL.'
      case 'version':
        return `Koodia ”${error.found}” ei tunneta. Pelikoodin alussa on CF1.`
      case 'mode':
        return `”${error.found}” ei ole pelitapa. Pelitavat ovat D3, D1, H3 ja omat pöydät, esimerkiksi T301.`
      case 'letters':
        return `”${error.found}” ei ole jako. Jako on seitsemän kirjainta väliltä A–Z.`
      case 'length':
        if (error.length === 0) return 'Jako puuttuu: seitsemän kirjainta, kuten koodissa CF1-D3-AAAAACL.'
        return plural(error.length, {
          one: `Jaossa ”${error.found}” on # kirjain. Niitä pitää olla seitsemän.`,
          other: `Jaossa ”${error.found}” on # kirjainta. Niitä pitää olla seitsemän.`,
        })
    }
  },

  recordError(error) {
    switch (error.part) {
      case 'code':
        return fi.dealCodeError(error.error)
      case 'move':
        return `Siirtoa ${error.number}, ”${error.token}”, ei voi lukea. Siirrot ovat tällaisia: D, RF, W3, 12x3 tai FS1.`
      case 'rules':
        return `Siirto ${error.number}, ”${error.token}”, on sääntöjen vastainen. ${fi.refusal(error.refusal)}`
    }
  },

  pile: {
    reserve: (count) => (count === 0 ? 'Varanto, tyhjä' : `Varanto, ${cards(count)}`),
    stock: (count, pass) => (count === 0 ? 'Nostopakka, tyhjä' : `Nostopakka, ${cards(count)}`) + inPass(pass),
    waste: (count) => (count === 0 ? 'Hylkypakka, tyhjä' : `Hylkypakka, ${cards(count)}`),
    foundation: (of, start, count) =>
      count === 0
        ? `${OF_SUIT[of]} perustus, tyhjä, aloitusarvo ${rank(start)}`
        : `${OF_SUIT[of]} perustus, ${cards(count)}`,
    column: (number, count) => (count === 0 ? `Sarake ${number}, tyhjä` : `Sarake ${number}, ${cards(count)}`),
  },

  app: {
    title: 'Canfield',
    table: 'Pöytä',
    actions: 'Toiminnot',
    score: points,
    dollars,
    time: (clock) => `Aika ${clock}`,
    mode: (mode) =>
      isNamed(mode) ? { D3: '3 korttia', D1: '1 kortti', H3: 'Hoylen säännöt' }[mode] : `Oma pöytä ${mode}`,
    modeShort: (mode) => (isNamed(mode) ? { D3: 'Nosta 3', D1: 'Nosta 1', H3: 'Hoyle' }[mode] : 'Oma pöytä'),
    modeRules: (mode) =>
      ({
        D3: 'Vaikea. Pakasta nostetaan kolme korttia kerralla.',
        D1: 'Helppo. Pakasta nostetaan yksi kortti kerralla.',
        H3: 'Kasinon omat. Kolme korttia, vain kokonaiset sarakkeet, perustukselta kortti ei palaa.',
      })[mode],
    close: 'Sulje',
  },

  rules: {
    drawn: {
      name: 'Nostettavat kortit',
      choice: cards,
      sentence: (count) =>
        `Pakasta nostetaan ${{ 1: 'yksi kortti', 2: 'kaksi korttia', 3: 'kolme korttia' }[count]} kerralla.`,
    },
    passes: {
      name: 'Läpikäynnit',
      choice: (passes) => (passes === 'any number' ? 'Rajattomasti' : String(passes)),
      sentence: (passes) =>
        passes === 'any number'
          ? 'Nostopakan voi käydä läpi kuinka monta kertaa tahansa.'
          : plural(passes, {
              one: 'Nostopakan voi käydä läpi kerran.',
              other: 'Nostopakan voi käydä läpi # kertaa.',
            }),
    },
    columnMoves: {
      name: 'Sarakkeesta toiseen',
      choice: (moves) =>
        ({
          'any run': 'Mikä vain jono',
          whole: 'Koko sarake',
          last: 'Viimeinen kortti',
          'last or whole': 'Viimeinen tai kaikki',
        })[moves],
      sentence: (moves) =>
        ({
          'any run': 'Sarakkeesta toiseen siirtyy mikä tahansa jono, kokonaan tai vain sen loppu.',
          whole: 'Sarakkeesta toiseen siirtyy vain koko sarake.',
          last: 'Sarakkeesta toiseen siirtyy vain viimeinen kortti.',
          'last or whole': 'Sarakkeesta toiseen siirtyy viimeinen kortti tai koko sarake.',
        })[moves],
    },
    emptyColumn: {
      name: 'Tyhjä sarake',
      choice: (takes) => ({ anything: 'Mikä vain', waste: 'Hylkypakasta' })[takes],
      sentence: (takes) =>
        ({
          anything: 'Kun varanto on tyhjä, tyhjä sarake ottaa kaiken, mikä saa siirtyä.',
          waste: 'Kun varanto on tyhjä, tyhjä sarake ottaa vain hylkypakan päällimmäisen kortin.',
        })[takes],
    },
    ranks: {
      name: 'Arvot sarakkeissa',
      choice: (ranks) => ({ round: 'Kiertävät ympäri', ending: 'Päättyvät' })[ranks],
      sentence: (ranks) =>
        ({
          round: 'Sarakkeissa arvot kiertävät ympäri: kuningas käy ässän päälle.',
          ending: 'Sarakkeissa arvot päättyvät aloitusarvoon: sen kortin päälle ei käy mikään.',
        })[ranks],
    },
    takingBack: {
      name: 'Perustukset',
      choice: (goes) => (goes ? 'Kortti palaa' : 'Kortti pysyy'),
      sentence: (goes) =>
        goes ? 'Kortin voi ottaa perustukselta takaisin sarakkeeseen.' : 'Perustuksen kortti pysyy siellä.',
    },
    pay: {
      name: 'Maksu',
      choice: (pay) => ({ played: 'Viedyistä korteista', lying: 'Siellä olevista' })[pay],
      sentence: (pay) =>
        ({
          played: 'Pakka maksaa 52 dollaria. Jokainen perustukselle viety kortti tuo 5.',
          lying: 'Pakka maksaa 50 dollaria. Jokainen perustuksella oleva kortti tuo 5, kaikki 52 yhteensä 500.',
        })[pay],
    },
  },

  install: {
    name: 'Canfield-pasianssi',
    shortName: 'Canfield',
    description: 'Canfield-pasianssi: oikeat säännöt, isot kortit, ilmainen.',
  },

  bar: {
    newGame: 'Uusi peli',
    newGameWord: 'Uusi',
    undoWord: 'Peruuta',
    redoWord: 'Uudelleen',
    menuWord: 'Valikko',
    undoCount: (count) => plural(count, { one: 'Peruuta (# siirto)', other: 'Peruuta (# siirtoa)' }),
    nothingToUndo: 'Ei peruutettavaa',
    redoCount: (count) => plural(count, { one: 'Tee uudelleen (# siirto)', other: 'Tee uudelleen (# siirtoa)' }),
    nothingToRedo: 'Ei uudelleen tehtävää',
    hint: 'Vihje',
    hintWord: 'Vihje',
    outlook: (outlook) =>
      outlook === undefined
        ? 'Voiko pelin vielä voittaa?'
        : {
            won: 'Pelin voi vielä voittaa',
            lost: 'Peliä ei voi enää voittaa',
            unknown: 'Ei tiedetä, voiko pelin voittaa',
            searching: 'Selvitetään, voiko pelin voittaa',
          }[outlook],
    outlookWord: (outlook) =>
      outlook === undefined
        ? 'Voitto?'
        : { won: 'Voi voittaa', lost: 'Hävitty', unknown: 'Ei tiedossa', searching: 'Etsitään' }[outlook],
    menu: 'Valikko',
  },

  menu: {
    title: 'Valikko',
    daily: 'Päivän jako',
    dailyHint: 'Samat kortit kaikille, joka päivä uudet.',
    games: 'Pelit',
    gamesHint: 'Kaikki, mitä olet pelannut.',
    statistics: 'Tilastot',
    statisticsHint: 'Voitot ja kasinon tili.',
    backup: 'Varmuuskopio',
    backupHint: 'Kaikki pelit yhteen tiedostoon, talteen tai muuttoon.',
    settings: 'Asetukset',
    settingsHint: 'Pelaaminen, ulkonäkö, äänet, näppäimet, kieli.',
    help: 'Säännöt ja ohjeet',
    helpHint: 'Näin peliä pelataan, voiton mahdollisuudet ja vastauksia.',
  },

  daily: {
    title: 'Päivän jako',
    previousMonth: 'Edellinen kuukausi',
    nextMonth: 'Seuraava kuukausi',
    day: (date, today, result) =>
      `${date}${today ? ', tänään' : ''}${result ? { won: ', voitettu', played: ', pelattu' }[result] : ''}`,
    won: 'Voitettu',
    played: 'Pelattu',
    modeWon: (mode) => `${fi.app.modeShort(mode)}, voitettu`,
    tally: (won, inARow) => {
      const days = plural(won, { one: '# päivä voitettu', other: '# päivää voitettu' })
      return inARow > 1 ? `${days}, viimeiset ${inARow} peräkkäin.` : `${days}.`
    },
    everyMode: 'Samat kortit kaikille. Jaon voi voittaa kaikilla säännöillä.',
    toCome: 'Tämä päivä on vasta tulossa.',
    play: 'Pelaa tämä jako',
    playToday: 'Pelaa päivän jako',
    goOn: 'Jatka peliä',
  },

  newGame: {
    title: 'Uusi peli',
    mode: 'Säännöt',
    ownTable: 'Oma pöytä',
    ownTableHint: 'Säännöt niin kuin itse haluat.',
    tableWord: (mode) => `Pelikoodeissa tämän pöydän nimi on ${mode}.`,
    deal: 'Jaa uusi peli',
    winnableOnly: 'Vain jaot, jotka voi voittaa',
    winnableOnlyHint: 'Seuraava etsitään pelatessasi.',
    difficulty: 'Vaikeus',
    difficultyHint: 'Helppo jako antaa huolimattomuuden anteeksi, vaikea ei.',
    difficulties: { any: 'Mikä vain', easy: 'Helppo', medium: 'Keskitaso', hard: 'Vaikea' },
    looking: (tried) => plural(tried, { one: 'Etsitään: # jako tutkittu', other: 'Etsitään: # jakoa tutkittu' }),
    noneFound: 'Tällä kertaa ei löytynyt. Yritä uudelleen.',
    restart: 'Aloita tämä jako alusta',
    restartHint: 'Samat kortit alusta asti.',
    bringBack: 'Palauta edellinen peli',
    bringBackHint: (code, count) => `${code}, ${moves(count)}`,
    thisDeal: 'Tämä jako',
    copy: 'Kopioi',
    copied: 'Kopioitu',
    share: 'Jaa',
    shareText: (code) => `Canfield, jako ${code}`,
    codeField: 'Pelikoodi',
    codeHint: 'Koodi antaa saman jaon yhä uudelleen.',
    play: 'Pelaa',
  },

  welcome: {
    ask: 'Onko Canfield uusi?',
    learn: 'Näytä',
    dismiss: 'Ei kiitos',
  },

  notice: {
    dealt: (code) => `Uusi peli ${code}.`,
    restarted: 'Jako alkaa alusta.',
    broughtBack: 'Edellinen peli on palautettu.',
    goneOn: 'Jatkat tästä.',
    undoThis: 'Palauta',
    lookBack: 'Mikä oli mahdollista?',
    notKept: 'Tämä selain ei säilytä mitään: peli katoaa, kun suljet sivun.',
    damaged: 'Tallennettua peliä ei voi lukea. Tämä siitä on jäljellä:',
    notLoaded: 'Sitä ei voitu ladata. Yritä uudelleen, kun verkko on taas käytössä.',
    otherTab:
      'Canfield on auki toisessakin välilehdessä. Kumpikin säilyttää oman pelinsä, ja peliluettelossa ovat molemmat.',
    badLink: (reason) => `Linkkiä ei voi käyttää. ${reason}`,
    copyText: 'Kopioi teksti',
    copied: 'Kopioitu.',
    copyFailed: 'Selain ei salli kopiointia. Valitse teksti ja kopioi se itse.',
    fitsNowhere: (of) => `${capital(card(of))} ei sovi nyt mihinkään.`,
    dismiss: 'Piilota',
  },

  film: {
    title: 'Pelin katselu',
    leave: 'Takaisin omaan peliin',
    leaveWord: 'Sulje',
    back: 'Siirto taaksepäin',
    backWord: 'Taakse',
    play: 'Toista',
    playWord: 'Toista',
    pause: 'Tauko',
    pauseWord: 'Tauko',
    forward: 'Siirto eteenpäin',
    forwardWord: 'Eteen',
    speed: (times) => `Nopeus: ${number(times)}-kertainen`,
    speedWord: 'Nopeus',
    goOn: 'Pelaa itse tästä eteenpäin',
    goOnWord: 'Jatka',
    place: (at, of) => `Siirto ${at}/${of}`,
  },

  games: {
    title: 'Pelit',
    search: 'Hae pelikoodilla',
    mode: 'Säännöt',
    allModes: 'Kaikki säännöt',
    state: 'Mitkä pelit',
    allStates: 'Kaikki pelit',
    states: { won: 'Voitetut', unfinished: 'Voittamatta', removed: 'Poistetut' },
    count: (count) => plural(count, { one: '# peli', other: '# peliä' }),
    none: 'Peli tulee luetteloon ensimmäisestä siirrostaan alkaen.',
    noneFound: 'Sellaista peliä ei ole.',
    more: 'Näytä lisää',
    won: 'Voitto',
    attempts: (count) => plural(count, { one: '# yritys', other: '# yritystä' }),
    attempt: (number) => `Yritys ${number}`,
    onTable: 'Nyt pöydällä.',
    undated: 'Päivä ei tiedossa',
    begun: 'Aloitettu',
    timeSpent: 'Aika',
    actions: 'Siirrot',
    score: 'Pisteet',
    undos: 'Peruutukset',
    help: 'Apu',
    helpKind: (kind) =>
      ({
        verdict: 'Voiko voittaa',
        chance: 'Mahdollisuus',
        'fair hint': 'Reilu vihje',
        hint: 'Vihje',
        solution: 'Ratkaisu',
      })[kind],
    given: 'Pelattu valmiiksi',
    givenActions: moves,
    back: 'Kaikki pelit',
    playAgain: 'Pelaa tämä jako uudelleen',
    goOn: 'Jatka',
    watch: 'Katso',
    copyCode: 'Kopioi koodi',
    copyDeal: 'Kopioi linkki jakoon',
    copyGame: 'Kopioi linkki',
    share: 'Jaa',
    remove: 'Poista',
    bringBack: 'Palauta',
    removed: 'Poistettu luettelosta.',
    broughtBack: 'Taas luettelossa.',
    unreadable: 'Tämän pelin siirtoja ei voi enää lukea.',
    damaged: (count) =>
      plural(count, {
        one: '# peliä ei voitu lukea. Se on pantu syrjään:',
        other: '# peliä ei voitu lukea. Ne on pantu syrjään:',
      }),
    forget: 'Ei tarvita enää',
    notKept: 'Tämä selain ei säilytä pelejä. Luettelossa on vain se, mitä on pelattu sivun avaamisen jälkeen.',
  },

  statistics: {
    title: 'Tilastot',
    mode: 'Säännöt',
    none: 'Laskettavaa ei vielä ole. Peli lasketaan ensimmäisestä siirrostaan alkaen, ellei se alkanut valmiiksi pelatuista siirroista.',
    counts:
      'Peli lasketaan ensimmäisestä siirrostaan alkaen. Kaikki saman jaon yritykset samoilla säännöillä ovat yksi peli. Poistettuja pelejä ei lasketa, eikä pelejä, joiden alun siirrot eivät olleet omiasi vaan esimerkiksi linkistä tai ratkaisusta.',
    figures: {
      played: ['Pelit', 'Jaot, joita olet pelannut.'],
      won: ['Voitetut', 'Pelit, jotka voitettiin jollakin yrityksellä.'],
      share: ['Voitto-osuus', 'Pelatuista peleistä. Todellinen osuus on rajojen välissä 95 kertaa sadasta (Wilson).'],
      unaided: ['Voitettu ilman apua', 'Ensimmäisellä yrityksellä, ilman apua ja peruutuksia.'],
      unaidedShare: ['Osuus ilman apua', 'Pelatuista peleistä, rajat kuten yllä.'],
      attempts: ['Yritykset', 'Jokainen kerta, kun jako aloitettiin, myös uudelleen alusta.'],
      streak: [
        'Voittoputki nyt',
        'Peräkkäin voitetut pelit viimeisimpään asti. Pöydällä oleva lasketaan vasta, kun se on voitettu.',
      ],
      longestStreak: ['Pisin voittoputki', 'Eniten voitettuja pelejä peräkkäin aloitusjärjestyksessä.'],
      timeSpent: ['Peliaika', 'Sivu näkyvissä, yrityksen ensimmäisestä siirrosta alkaen.'],
      winTime: ['Voiton kesto', 'Puolet voitoista kesti vähemmän. Pelin yrityksistä ensimmäinen voitettu.'],
      fastestWin: ['Nopein voitto', 'Tällaisen yrityksen lyhin aika.'],
      winActions: ['Voiton siirrot', 'Puolessa voitoista oli vähemmän. Peruutettuja siirtoja ei lasketa.'],
      fewestActions: ['Lyhin voitto', 'Tällaisen yrityksen vähimmät siirrot.'],
      meanScore: [
        'Pisteet keskimäärin',
        'Pelin ensimmäinen voitettu yritys, muuten se, jossa on eniten pisteitä. Hoylen säännöissä dollari on piste.',
      ],
      bestScore: ['Parhaat pisteet', 'Tällaisen yrityksen suurimmat pisteet.'],
    },
    bounds: (low, high) => `${low}–${high}`,
    pictures: {
      overTime: ['Tulokset ajan mittaan', 'Pelit aloitusajan mukaan.'],
      scores: ['Pisteet', 'Pelit pisteiden mukaan, 25 pisteen välein.'],
      hours: ['Kellonaika', 'Pelit aloitustunnin mukaan.'],
      weekdays: ['Viikonpäivä', 'Pelit aloituspäivän mukaan.'],
      startRanks: ['Aloitusarvot', 'Pelit pohjakortin arvon mukaan.'],
    },
    stretch: { day: 'Päivä', week: 'Viikko alkaen', month: 'Kuukausi', year: 'Vuosi' },
    scoreStep: 'Pisteet',
    hour: 'Tunti',
    weekday: 'Päivä',
    startRank: 'Aloitusarvo',
    played: 'Pelit',
    won: 'Voitetut',
    notWon: 'Voittamatta',
    atLeast: (of) => `${of} tai enemmän`,
    asTable: 'Taulukkona',
    picture: (name, played, won) => `${name}: ${plural(played, { one: '# peli', other: '# peliä' })}, voitettu ${won}.`,
    account: 'Tili',
    accountMeaning:
      'Kasino myi pakan 52 dollarilla ja maksoi 5 jokaisesta perustukselle päässeestä kortista. Hoylen säännöillä pakka maksaa 50, ja kaikista 52 kortista saa 500. Jako lasketaan kerran, niin kuin sitä pelattiin ensimmäisellä kerralla.',
    balance: 'Saldo',
    cost: 'Hinta',
    paid: 'Maksettu',
    packs: (count) => plural(count, { one: '# pakka', other: '# pakkaa' }),
    accountPicture: (balance) => `Saldo kunkin pakan jälkeen. Nyt se on ${balance}.`,
    deal: 'Jako',
    more: 'Näytä lisää',
    saveCsv: 'Tallenna pelit CSV-tiedostoon',
    saveFigures: 'Tallenna luvut CSV-tiedostoon',
  },

  backup: {
    title: 'Varmuuskopio',
    where:
      'Pelisi ovat tässä selaimessa, tällä laitteella, eivätkä missään muualla. Ne katoavat, kun tyhjennät selaimen tiedot tältä sivulta. Selain voi myös poistaa ne itse, kun laite on täynnä, ja jotkin selaimet viikkojen tauon jälkeen.',
    permanent: 'Tämä selain on luvannut olla poistamatta niitä itse.',
    notPermanent: 'Tämä selain ei ole luvannut säilyttää niitä.',
    refused: 'Selain ei lupaa sitä nyt. Ehkä myöhemmin, kun olet pelannut enemmän tai asentanut pelin.',
    askButton: 'Pyydä säilyttämään',
    save: 'Tallenna',
    saveHint: 'Kaikki pelit ja asetukset yhteen tiedostoon, jonka mikä tahansa laite voi lukea.',
    saveButton: 'Tallenna tiedostoon',
    saved: (count) => plural(count, { one: '# yritys tallennettu.', other: '# yritystä tallennettu.' }),
    notReadable: 'Pelejä tai tiedostoa ei voi nyt lukea. Mitään ei muutettu.',
    read: 'Lue',
    readHint: 'Tiedoston pelit lisätään täällä oleviin. Saman tiedoston lukeminen uudelleen ei muuta mitään.',
    readButton: 'Valitse tiedosto',
    reading: 'Luetaan tiedostoa …',
    offer: (count, fresh) =>
      `${plural(count, { one: 'Tiedostossa on # yritys', other: 'Tiedostossa on # yritystä' })}, joista täällä uusia ${fresh}.`,
    withSettings: 'Ota myös asetukset',
    takeButton: 'Lisää peleihini',
    taken: (count) => plural(count, { one: '# yritys lisätty.', other: '# yritystä lisätty.' }),
    notTaken: 'Selain ei säilytä niitä: tila on täynnä tai tallennus kielletty. Mitään ei muutettu.',
    fileError(error) {
      switch (error.reason) {
        case 'foreign':
          return 'Tämä ei ole Canfieldin varmuuskopio. Mitään ei muutettu.'
        case 'newer':
          return 'Varmuuskopio on Canfieldin uudemmasta versiosta. Lataa sivu uudelleen ja yritä taas. Mitään ei muutettu.'
        case 'cut off':
          return 'Varmuuskopio ei ole kokonainen: sen loppu puuttuu tai on vioittunut. Mitään ei muutettu.'
        case 'damaged':
          return `Varmuuskopion yritystä ${error.number} ei voi lukea. Mitään ei muutettu.`
      }
    },
  },

  panel: {
    title: 'Voiko pelin voittaa?',
    outlook: (outlook) =>
      ({
        won: 'Pelin voi vielä voittaa',
        lost: 'Peliä ei voi enää voittaa',
        unknown: 'Ei tiedossa',
        searching: 'Etsitään',
      })[outlook],
    searched: (positions) => plural(positions, { one: '# asema tutkittu', other: '# asemaa tutkittu' }),
    searchedInVain: (positions) =>
      plural(positions, {
        one: '# asema tutkittiin, mutta vastausta ei löytynyt.',
        other: '# asemaa tutkittiin, mutta vastausta ei löytynyt.',
      }),
    lineKnown: (count) =>
      plural(count, { one: 'Voittoon tarvitaan # siirto.', other: 'Voittoon tunnetaan # siirron tie.' }),
    lastWon: (back) =>
      plural(back, {
        one: 'Viimeinen asema, josta pelin olisi voinut voittaa, on # siirron takana.',
        other: 'Viimeinen asema, josta pelin olisi voinut voittaa, on # siirron takana.',
      }),
    lostWith: (move) => `Siirto, jolla peli hävittiin: ${move}`,
    neverWon: 'Tätä jakoa ei voinut alun alkaenkaan voittaa.',
    turningSought: 'Etsitään viimeistä asemaa, josta pelin olisi voinut voittaa.',
    turningUnknown: 'Ei selvinnyt, missä peli hävittiin.',
    best: (count, exact) =>
      exact
        ? `Perustuksille saa enintään ${plural(count, { one: '# kortin', other: '# korttia' })}.`
        : `Eniten löytyi: ${cards(count)} perustuksilla.`,
    goBack: (back) => plural(back, { one: 'Palaa # siirto', other: 'Palaa # siirtoa' }),
    showMe: 'Näytä',
    chance: (percent, lookedAt) =>
      `${percent} %, ${plural(lookedAt, { one: 'piilokorttien # järjestyksestä', other: 'piilokorttien # järjestyksestä' })}`,
    chanceTitle: 'Mahdollisuus',
    lookBackTitle: 'Mikä oli mahdollista',
    couldBeWon: 'Jaon olisi voinut voittaa.',
    reached: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Enintään' : 'Eniten löytyi:'} ${cards(count)}, ${points(score)}; sinulla oli ${reached}.`,
    reachedDollars: ({ cards: count, score, exact, reached }) =>
      `${exact ? 'Enintään' : 'Eniten löytyi:'} ${cards(count)}, ${dollars(score)}; sinulla oli ${reached}.`,
  },

  hint: {
    thinking: 'Mietitään.',
    afterDraws: (draws, move) =>
      `${plural(draws, { one: 'Nosta kerran, sitten:', other: 'Nosta # kertaa, sitten:' })} ${move}`,
    safe: (move) => `${move} Siinä ei menetä mitään.`,
    look: 'Nosta pakasta: näet lisää kortteja etkä menetä mitään.',
    most: (move) => `Peli näyttää hävityltä. Eniten kortteja nousee näin: ${move}`,
    mostKnown: (move) => `Peliä ei voi enää voittaa. Eniten kortteja nousee näin: ${move}`,
    mostFound: (move) => `Ei tiedetä, voiko pelin voittaa. Eniten kortteja nousee näin: ${move}`,
    nothing: 'Mikään ei enää auta: yksikään kortti ei enää pääse perustukselle.',
    play: 'Siirrä',
  },

  win: {
    title: 'Voitit',
    summary: (score, count) => `${points(score)}, ${moves(count)}`,
    summaryDollars: (score, count) => `${dollars(score)}, ${moves(count)}`,
    daily: (date) => `Päivän jako, ${date}`,
    calendar: 'Katso kalenteria',
    newGame: 'Uusi peli',
    watch: 'Katso peli uudelleen',
    lookAtTable: 'Katso pöytää',
  },

  voice: {
    action({ move, drawn, fill, reserve, waste, stock }) {
      const said = [done(move, drawn, stock)]
      if (fill !== undefined) said.push(`Sarakkeeseen ${fill.column} tulee varannosta ${card(fill.card)}.`)
      if (reserve !== undefined) {
        said.push(reserve.top === undefined ? 'Varanto on tyhjä.' : `Varannon ylin: ${card(reserve.top)}.`)
      }
      if (waste !== undefined) {
        said.push(waste.top === undefined ? 'Hylkypakka on tyhjä.' : `Hylkypakan ylin: ${card(waste.top)}.`)
      }
      return said.join(' ')
    },
    undone(move) {
      switch (move.type) {
        case 'draw':
          return 'Nosto on peruutettu.'
        case 'turn over':
          return 'Hylkypakan kääntö on peruutettu.'
        case 'carry':
          return `Peruutettu: ${fi.move(move)}`
      }
    },
    pickedUp(of, others, targets) {
      const block = others === 0 ? card(of) : `${card(of)} ja ${cards(others)} sen päältä`
      const places = targets.map((to) => (to === 'foundation' ? 'perustukselle' : `sarakkeeseen ${to}`))
      return `${capital(block)} kädessä. Se sopii ${places.join(', ')}.`
    },
    putBack: (of) => `${capital(card(of))} on taas paikallaan.`,
    playable: (moves) => (moves.length === 0 ? 'Pelattavaa ei ole enää.' : moves.map(fi.move).join(' ')),
  },

  settings: {
    title: 'Asetukset',
    language: 'Kieli',
    languageBrowser: 'Selaimen mukaan',
    play: 'Pelaaminen',
    look: 'Ulkonäkö',
    motion: 'Liike ja äänet',
    tapPicksUp: 'Poiminta napauttamalla',
    tapPicksUpHint:
      'Napauta korttia ja sitten pinoa, johon se menee. Toinen napautus samaan korttiin lähettää sen sopivaan paikkaan.',
    slack: 'Lipsumisvara',
    slackHint: 'Kuinka paljon napautus saa lipsua, ennen kuin se vetää korttia.',
    slacks: { small: 'Vähän', medium: 'Enemmän', large: 'Paljon' },
    themeContrast: 'Suuri kontrasti',
    textSize: 'Tekstin koko',
    largeFaces: 'Suuret merkit',
    largeFacesHint: 'Arvo ja maa vievät kortista enemmän tilaa.',
    letters: 'Korttien kirjaimet',
    showScore: 'Pisteet',
    showScoreHint: 'Näkyvissä pöydällä.',
    showTime: 'Aika',
    showTimeHint: 'Kello pöydällä.',
    showCounts: 'Lukumäärät',
    showCountsHint: 'Jäljellä olevat kortit ja peruutukset.',
    speed: 'Animaatio',
    speeds: { none: 'Ei mitään', fast: 'Nopea', normal: 'Tavallinen', slow: 'Hidas' },
    sounds: 'Äänet',
    soundsHint: 'Lyhyitä ja hiljaisia.',
    vibration: 'Värinä',
    vibrationHint: 'Lyhyt värähdys jokaisesta kortista.',
    doubleTap: 'Kaksoisnapautus',
    doubleTapHint: 'Napautus siirtää kortin myös sarakkeeseen, kun sen perustus ei ota sitä.',
    theme: 'Ulkoasu',
    themeSystem: 'Järjestelmä',
    themeLight: 'Vaalea',
    themeDark: 'Tumma',
    felt: 'Pöytä',
    feltGreen: 'Vihreä',
    feltBlue: 'Sininen',
    feltPlum: 'Luumu',
    feltStone: 'Kivi',
    fourColours: 'Neljä väriä',
    fourColoursHint: 'Ruudut sinisiä, ristit vihreitä.',
    leftHanded: 'Vasenkätinen',
    leftHandedHint: 'Nostopakka ja varanto oikealla.',
    help: 'Apu pelissä',
    indicator: 'Näytä, voiko pelin voittaa',
    indicatorHint: 'Koko ajan, palkissa.',
    chanceMeter: 'Mahdollisuus',
    chanceMeterHint: 'Paneelissa, sen mukaan, minkä voit tietää.',
    knowingHint: 'Kaikkitietävät vihjeet',
    knowingHintHint: 'Ne tietävät, missä piilokortit ovat.',
  },

  keys: {
    title: 'Näppäimet',
    always: 'Aina käytössä',
    fixed: {
      arrows: ['Nuolet', 'Pinosta pinoon ja saraketta pitkin'],
      enter: ['Enter', 'Napauta korttia tai nostopakkaa'],
      space: ['Välilyönti', 'Poimi kortti, laske se'],
      escape: ['Esc', 'Pane kortti takaisin, sulje ikkuna'],
      undo: ['Ctrl Z', 'Peruuta'],
      redo: ['Ctrl Vaihto Z', 'Tee uudelleen'],
      help: ['F1', 'Säännöt ja ohjeet'],
    },
    shortcuts: 'Pikanäppäimet',
    shortcutsHint: 'Yksi näppäin kerrallaan, ilman Ctrl-näppäintä.',
    names: {
      draw: 'Nosta',
      undo: 'Peruuta',
      redo: 'Tee uudelleen',
      hint: 'Vihje',
      moves: 'Sano, mitä voi pelata',
      board: 'Sano pöydän tilanne',
      score: 'Sano pisteet',
      newGame: 'Uusi peli',
      help: 'Säännöt ja ohjeet',
    },
    none: 'Ei näppäintä',
    press: 'Paina näppäintä',
    change: (name, key) => `${name}: ${key}. Valitse toinen näppäin`,
    unset: 'Valitse askelpalautin sille, jolle et halua näppäintä.',
    lost: (name) => `Toiminnolla ”${name}” ei ole enää näppäintä.`,
    reset: 'Palauta tavalliset näppäimet',
  },
}
