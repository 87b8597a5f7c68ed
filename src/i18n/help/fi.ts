import type { HelpTexts } from './texts.ts'

/** The help in Finnish. */
export const fi: HelpTexts = {
  language: 'fi',

  pages: {
    setUp: { title: 'Alkuasetelma', lead: 'Tavoite on saada kaikki 52 korttia neljälle perustukselle.' },
    reserve: {
      title: 'Varanto',
      lead: 'Varanto ratkaisee pelin: kun peli hävitään, varannossa on useimmiten vielä kortteja.',
    },
    foundations: {
      title: 'Perustukset',
      lead: 'Perustuksia on neljä, yksi kullekin maalle. Pohjakortti määrää, mistä ne alkavat.',
    },
    columns: { title: 'Sarakkeet', lead: 'Sarakkeissa kortit kulkevat alaspäin, punainen ja musta vuorotellen.' },
    stock: {
      title: 'Nostopakka ja hylkypakka',
      lead: 'Nosta pakasta, kun muu ei auta tai kun haluat nähdä lisää kortteja.',
    },
    end: { title: 'Pelin loppu', lead: 'Pelaat niin kauan kuin haluat.' },
    example: {
      title: 'Esimerkki',
      lead: 'Tämän jaon alku julkaistiin aikoinaan näyttämään, miten peli kulkee. Käy se läpi askel kerrallaan ja katso, miksi kukin kortti siirtyy.',
    },
    scoring: { title: 'Pisteet', lead: 'Pisteitä tulee vain korteista, jotka viedään perustukselle.' },
    hoyle: {
      title: 'Hoylen säännöt',
      lead: ({ ui }) =>
        `Näin, tiukemmin, peli on vanhoissa korttikirjoissa. Nämä säännöt valitaan kohdasta ”${ui.newGame.title}”.`,
    },
    tables: {
      title: 'Omat pöydät',
      lead: ({ ui }) =>
        `Kohdassa ”${ui.newGame.title}” voit valinnalla ”${ui.newGame.ownTable}” määrätä nämä säännöt itse. Kaikki muu pysyy ennallaan.`,
    },
    odds: {
      title: 'Voiton mahdollisuudet',
      lead: 'Kuinka moni jako on voitettavissa, ja kuinka moni voitetaan? Luvut on laskenut tämän pelin ratkaisija.',
    },
    extras: {
      title: 'Mitä sovellus lisää',
      lead: 'Säännöt ovat vanhat. Tässä on, mikä tekee pelaamisesta mukavaa.',
    },
    codes: {
      title: 'Pelikoodit',
      lead: 'Jokaisella jaolla on koodi, esimerkiksi CF1-D3-AAAAACL. Se näkyy pisteiden vieressä.',
    },
    privacy: { title: 'Yksityisyys', lead: 'Kukaan ei saa tietää, mitä pelaat, eikä sitäkään, että pelaat.' },
    data: { title: 'Omat pelisi', lead: 'Pelisi ovat tällä laitteella eivätkä missään muualla.' },
    questions: { title: 'Kysymyksiä ja vastauksia', lead: 'Mitä pelaajat useimmin kysyvät.' },
    about: { title: 'Tietoja pelistä', lead: 'Peli on ilmainen, ja sen lähdekoodi on kaikille avoin.' },
  },

  rules: {
    R1: 'Pelissä on 52 korttia, ilman jokereita. Pelikoodi määrää, miten ne on sekoitettu.',
    R2: '13 korttia tulee varantoon, pinoon, josta vain ylin on kuvapuoli ylöspäin. Yksi kortti, pohjakortti, aloittaa ensimmäisen perustuksen. 4 korttia aloittaa neljä saraketta. Loput 34 ovat nostopakka, selkäpuoli ylöspäin. Hylkypakka ja muut kolme perustusta ovat vielä tyhjiä.',
    R3: 'Varannosta voi pelata vain ylimmän kortin, perustukselleen tai sarakkeeseen. Sitten vapautuu seuraava. Varantoon ei koskaan panna mitään. Luku sen alla kertoo, montako korttia on jäljellä.',
    R4: 'Kun siirto tyhjentää sarakkeen, varannon ylin kortti täyttää sen heti, osana samaa siirtoa.',
    R5: 'Kun varanto on tyhjä, tyhjä sarake pysyy tyhjänä, kunnes täytät sen. Se ottaa minkä tahansa kortin tai jonon: hylkypakasta, sarakkeesta tai perustukselta. Kokonaisen sarakkeen vieminen sinne ei muuttaisi mitään, joten se ei ole siirto.',
    R6: 'Kukin perustus ottaa yhden maan. Ensimmäinen ottaa pohjakortin maan, muut loput maat järjestyksessä pata, hertta, ruutu, risti.',
    R7: 'Pohjakortin arvo on kaikkien neljän perustuksen aloitusarvo: tyhjä perustus ottaa vain maansa sen arvoisen kortin. Siitä noustaan arvo kerrallaan, ja kuninkaan jälkeen tulee ässä. 13 kortista perustus on täynnä. Sinne menee vain yksi kortti kerrallaan.',
    R8: 'Kortti käy erivärisen kortin päälle, jonka arvo on täsmälleen yhtä suurempi: punainen 6 mustan 7:n päälle. Arvot kiertävät ympäri, joten kuningas käy erivärisen ässän päälle, olipa aloitusarvo mikä tahansa.',
    R9: 'Mikä tahansa jono siirtyy yhtenä siirtona: koko sarake tai vain sen loppu. Sarakkeiden kortit ovat kaikki kuvapuoli ylöspäin.',
    R10: ({ ui }) =>
      `Nostopakan napautus kääntää kortteja hylkypakkaan: 3 kerralla, kun peli on ”${ui.app.modeShort('D3')}”, ja 1, kun se on ”${ui.app.modeShort('D1')}”. Kolme korttia on viuhkana, ja vain viimeisen voi pelata; kun se on poissa, seuraava vapautuu. Jos kortteja on vähemmän jäljellä, ne käännetään.`,
    R11: 'Tyhjän nostopakan napautus kääntää koko hylkypakan takaisin sekoittamatta: ensin nostettu tulee taas ensin. Pakan voi käydä läpi miten monta kertaa tahansa, eikä se maksa mitään. Kun molemmat ovat tyhjiä, napautus ei tee mitään.',
    R12: 'Hylkypakasta voi pelata vain ylimmän kortin, perustukselleen tai sarakkeeseen.',
    R13: 'Minkä tahansa perustuksen ylimmän kortin voi vetää takaisin sarakkeeseen, joka ottaa sen, pohjakortinkin. Se ei vie pisteitä, ja kun kortti palaa perustukselle, siitä saa pisteet uudestaan.',
    R14: 'Peli on voitettu, kun kaikilla neljällä perustuksella on 13 korttia. Muuten se ei koskaan lopu itsestään: kenenkään ei sanota hävinneen.',
    R15: 'Peruuttaa voi viimeiset 100 tekoa, nostot, pakan kääntämiset ja sarakkeen täytöt mukaan lukien. Siirron pisteet menevät samalla.',
    R16: 'Kortti, joka viedään perustukselle varannosta, sarakkeesta tai hylkypakasta, tuo 5 pistettä. Mikään muu ei tuo pisteitä eikä vie niitä. Peli alkaa 0 pisteestä eikä koskaan laske sen alle. Kun peli voitetaan ottamatta korttia takaisin perustukselta, pisteitä on lopuksi 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Napautus, napsautus tai Enter vie kortin perustukselleen, jos se käy sinne. Jos ei, kortti menee sarakkeeseen: pisimpään niistä, jotka ottavat sen (yhtä pitkistä vasemmanpuoleisimpaan), tai muuten tyhjään. Sarakkeen keskeltä lähtee jono siitä kortista alkaen. Kun ”${ui.settings.doubleTap}” on asetuksissa pois päältä, napautus vie kortteja vain perustuksille. Kaksoisnapsautuksen toinen napsautus ei koskaan pelaa toista korttia, ja minkä tahansa kortin voi myös vetää.`,
    R18: 'Muu ei liiku itsestään: yksikään kortti ei lähde perustukselle pyytämättä, eikä peli pelaa itseään loppuun.',
    R19: 'Koodi antaa aina saman jaon: jokaisen kortin paikallaan, myös nostopakassa.',
    R20: 'Pisteet noudattavat kasinon ehtoja: pakka maksoi 52 dollaria, ja jokaisesta kortista perustuksella sai 5 takaisin. Tilastot pitävät tiliä kaikista peleistä: kustakin 52 dollaria pois ja sen pisteet lisää.',
    H1: 'Sarakkeesta toiseen siirtyy vain koko sarake. Sarakkeen päällimmäisen kortin voi aina viedä perustukselleen.',
    H2: 'Kun varanto on tyhjä, tyhjä sarake ottaa vain hylkypakan ylimmän kortin, ja se saa olla tyhjänä miten kauan tahansa.',
    H3: 'Perustuksen kortti pysyy siellä.',
    H4: 'Kortteja nostetaan 3 kerralla. Pakan voi käydä läpi miten monta kertaa tahansa, eikä sitä koskaan sekoiteta.',
    H5: 'Pisteitä on se, minkä talo maksaa: 5 dollaria jokaisesta perustuksella olevasta kortista, myös pohjakortista, joten peli alkaa 5 dollarista. Kaikki 52 tuovat summan sijasta 500. Tilillä pakka maksaa 50.',
    H6: 'Näin sanotaan voitettavan noin 3 peliä 100:sta. Voiton mahdollisuuksista kertova sivu sanoo, montako voisi voittaa, jos tietäisi kaikki kortit.',
  },

  notes: {
    reserveFirst: 'Pelaa varannosta aina, kun se ei pilaa mitään: jokainen sieltä lähtevä kortti vapauttaa seuraavan.',
    lookAhead:
      'Mieti ennen kuin tyhjennät sarakkeen: siihen tulee varannon ylin kortti, ja sitä voi olla vaikea saada pois.',
    stuck: ({ ui }) =>
      `Kun mikään ei näytä käyvän, käy pakka vielä kerran läpi, katso, voisiko jokin kortti palata perustukselta, tai kysy: ”${ui.bar.outlook(undefined)}”`,
    otherRules: 'Hoylen säännöissä lasketaan dollareita, kuten niiden sivulla kerrotaan.',
    exceptions: 'Kaikki on kuten kolmen kortin pelissä, paitsi tämä:',
    demon:
      'Englannissa pelin nimi on Demon. Mary Whitmore Jones kuvasi sen siellä vuonna 1891 ja kehui sitä parhaaksi yhden pakan pasianssiksi. Nimi tuli hänen mielestään pilkallisesta hengestä, joka sieppaa voiton viime hetkellä.',
    canfield:
      'Amerikassa peli on saanut nimensä Richard Canfieldistä, joka piti pelisalia Saratoga Springsissä 1890-luvulla. Kerrotaan, että vieras osti siellä pakan 50 tai 52 dollarilla ja sai 5 dollaria jokaisesta kortista perustuksilla. Joidenkin mielestä siellä pelattiin toista peliä, Klondikea. Nimi jäi.',
    knowing:
      'Nämä ovat ne jaot, joille ratkaisija on löytänyt voiton, niistä, jotka se on tähän mennessä ratkaissut. Se tietää kaikki kortit. Joka ei tiedä piilossa olevia, voittaa harvemmin.',
    bounds: 'Todellinen osuus on rajojen välissä 95 kertaa sadasta.',
    open: 'Jaot, jotka ratkaisija jätti auki, lasketaan osuudessa häviöiksi ja ylärajassa voitoiksi.',
    players: 'Molemmat pelaajat saivat vain jakoja, jotka voi voittaa.',
    fairHints: 'Reilut vihjeet, loppuun asti seurattuina. Ne eivät tiedä enempää kuin pelaaja voi tietää.',
    obviousRule:
      'Ilmeinen tapa: perustukselle, jos käy, muuten varannosta, muuten hylkypakasta tai sarakkeesta toiseen, muuten nosto.',
    worth: ({ ui }) =>
      `Tässä on vaihdettu yksi sääntö kerrallaan, samoissa jaoissa. Kohdassa ”${ui.newGame.ownTable}” voit pelata niistä minkä tahansa mukaan.`,
    hints: ({ ui }) =>
      `”${ui.bar.hint}” näyttää hyvän siirron, ja toinen painallus pelaa sen. Vihjeet ovat reiluja: ne tietävät, minkä sinäkin voit tietää, ellet valitse asetuksista kohtaa ”${ui.settings.knowingHint}”.`,
    outlook: ({ ui }) =>
      `”${ui.bar.outlook(undefined)}” kysyy ratkaisijalta. Jos peli on hävitty, se löytää siirron, jolla se hävittiin, ja vie sinut takaisin sinne. Pelit, joissa pyysit apua, on merkitty.`,
    films: 'Minkä tahansa pelin voi katsoa filminä, ja sitä voi jatkaa mistä kohdasta tahansa.',
    games: ({ ui }) =>
      `”${ui.games.title}” näyttää kaiken, mitä olet pelannut, ja ”${ui.statistics.title}” laskee sen.`,
    daily: ({ ui }) => `”${ui.daily.title}” on joka päivä uusi, kaikille sama, ja sen voi voittaa kaikilla säännöillä.`,
    winnable: ({ ui }) =>
      `Kohdasta ”${ui.newGame.title}” saat halutessasi vain jakoja, jotka voi voittaa, helppoja tai vaikeita.`,
    ownTable: ({ ui }) => `Samassa paikassa ”${ui.newGame.ownTable}” antaa valita säännöt itse, yhden kerrallaan.`,
    tableWord:
      'Pelikoodissa tällainen pöytä on T ja numero kullekin näistä säännöistä, tässä järjestyksessä; lopusta nollat jätetään pois. Kunkin säännön vieressä on sana, joka tarkoittaa pöytää D3, kun mitään muuta ei ole muutettu. Jaon kortit ovat samat joka pöydässä.',
    friend: ({ ui }) =>
      `Jos haluat antaa pöydällä olevan jaon ystävälle, avaa ”${ui.newGame.title}” ja kopioi tai jaa, mitä on kohdassa ”${ui.newGame.thisDeal}”. Ystäväsi kirjoittaa koodin samaan ikkunaan kohtaan ”${ui.newGame.codeField}” tai avaa linkin.`,
    parts:
      'CF1 on sekoitustapa. D3 kertoo säännöt: D3 on kolme korttia, D1 yksi kortti, H3 Hoylen säännöt ja T numeroineen omat säännöt. Seitsemän kirjainta ovat jako, ja samat kirjaimet ovat kaikilla säännöillä samat kortit.',
    typing: 'Isoilla ja pienillä kirjaimilla, välilyönneillä ja viivoilla ei ole väliä, kun kirjoitat koodin.',
    wholeGame: ({ ui }) => `Kohdasta ”${ui.games.title}” saa linkkejä myös kokonaisiin peleihin, joka siirto mukana.`,
    howMany: 'Jakoja on 8 031 810 176. Ne eivät lopu kesken.',
    noAccount: 'Ei kirjautumista, ei mainoksia, ei seurantaa.',
    noNetwork:
      'Kun peli on latautunut, se ei kysy miltään palvelimelta mitään. Ensimmäisen käynnin jälkeen se toimii ilman verkkoa.',
    sharing: 'Vain sinä jaat asioita. Koodi tai linkki kertoo jaon tai pelin siirrot, eikä mitään sinusta.',
    kept: 'Tämä selain säilyttää pöydällä olevan pelin joka siirrolla, kaikki pelaamasi pelit ja asetuksesi.',
    cleared: ({ ui }) =>
      `Jos tyhjennät selaimesta tämän sivun tiedot, pelitkin häviävät. Selain voi myös itse poistaa ne, kun laite on täynnä. Valikon kohdassa ”${ui.backup.title}” voit pyytää, ettei se tee niin.`,
    move: ({ ui }) =>
      `Kun haluat siirtää pelisi tai pitää niistä kopion, avaa ”${ui.backup.title}” ja tallenna tiedosto. Lue se toisella laitteella: sen pelit lisätään siellä oleviin, eikä mikään tule kahdesti.`,
    removed: ({ ui }) =>
      `Luettelosta poistettu peli on vain pantu syrjään, ja sen voi tuoda takaisin kohdasta ”${ui.games.states.removed}”.`,
    tabs: 'Kun peli on auki kahdessa välilehdessä, kummallakin on oma pelinsä, ja luettelossa ovat molemmat.',
    free: 'MIT-lisenssin mukaan kuka tahansa saa käyttää, kopioida ja muuttaa sitä.',
    madeOf: 'Kuvakortit on piirtänyt Adrian Kennard, ja korttien kirjaimet ovat kirjasintyypistä Inter.',
  },

  headings: {
    strategy: 'Hyvä tietää',
    history: 'Historia',
    knowing: 'Kun kaikki kortit tiedetään',
    players: 'Mitä pelaajat voittavat',
    worth: 'Minkä arvoinen kukin sääntö on',
    seeAlso: 'Katso myös',
  },

  figures: {
    deal: 'Uusi jako: 13 korttia varannossa, 34 nostopakassa ja yksi kussakin sarakkeessa. Pohjakortti on hertta 7.',
    fill: 'Sarakkeen 2 jono on siirtynyt sarakkeeseen 4. Patakuningatar on tullut varannosta täyttämään sarakkeen 2, ja varantoon jäi 10 korttia.',
    startRank: 'Aloitusarvo on 7. Risti 7 on juuri avannut perustuksensa; pata ja ruutu odottavat vielä omaa 7:ää.',
    roundTheKing: 'Ristin perustus on ohittanut kuninkaan: päällä on ässä, ja seuraavaksi tulee 2.',
    takenBack:
      'Patakuningatar on palannut perustukseltaan sarakkeeseen 2. Nyt ruutujätkä pääsee hylkypakasta sen päälle.',
    run: 'Herttakuningas ja ristikuningatar voivat siirtyä yhdessä sarakkeesta 2 pataässän päälle sarakkeeseen 4.',
    emptyColumns: 'Varanto on tyhjä, ja niin ovat sarakkeet 2 ja 3: ne ottavat minkä tahansa kortin tai jonon.',
    fan: 'Kolme korttia on nostettu, ja vain hertta 5:n voi pelata: tässä risti 6:n päälle sarakkeeseen 1. Sitten vapautuu ruutu 2.',
    turnOver: 'Nostopakka on tyhjä: nuolen napautus kääntää hylkypakan takaisin.',
    won: 'Voitto: kaikilla neljällä perustuksella on 13 korttia.',
    wholeColumn:
      'Hoylenkin säännöissä herttakuningas pääsee pataässän päälle, sillä koko sarake 2 lähtee mukaan. Ristikuningatar ei voisi jättää kuningasta jälkeensä.',
  },

  questions: {
    everyDeal: {
      question: 'Voiko jokaisen jaon voittaa?',
      answer: ({ ui, odds }) =>
        `Ei. Ratkaisija on ratkaissut kolmen kortin pelissä ${odds.knowing.D3.deals} jakoa, ja niistä ${odds.knowing.D3.share} voi voittaa; yhden kortin pelissä osuus on ${odds.knowing.D1.share}. Jos haluat vain sellaisia, valitse ”${ui.newGame.winnableOnly}” kohdassa ”${ui.newGame.title}”.`,
    },
    fairShuffle: {
      question: 'Onko sekoitus reilu?',
      answer:
        'On. Jokainen 8 031 810 176 jaosta on yhtä todennäköinen, pelasitpa ennen mitä tahansa. Koodi kertoo, minkä niistä sait, ja kuka tahansa voi jakaa sen uudestaan.',
    },
    noAce: {
      question: 'Miksi ässä ei käy tyhjälle perustukselle?',
      answer:
        'Perustukset alkavat pohjakortin arvosta, joka näkyy jokaisella tyhjällä paikalla. Ässä tulee kuninkaan jälkeen.',
    },
    kingOnAce: {
      question: 'Miksi kuningas käy ässän päälle?',
      answer: 'Koska arvot kiertävät ympäri: sarakkeissa ässän alle tulee kuningas ja kuninkaan alle kuningatar.',
    },
    filled: {
      question: 'Miksi tyhjään sarakkeeseeni tuli kortti?',
      answer:
        'Niin kauan kuin varannossa on kortteja, sen ylin täyttää tyhjän sarakkeen heti. Peruutus vie molemmat takaisin.',
    },
    unasked: {
      question: 'Miksi kortit eivät nouse itsestään?',
      answer: 'Koska kortti voi olla sarakkeessa arvokkaampi kuin perustuksella. Sinä päätät; yksi napautus riittää.',
    },
    wrongPlace: {
      question: 'Napautus vie kortin väärään paikkaan. Mitä voin tehdä?',
      answer: ({ ui }) =>
        `Vedä kortti sinne, minne haluat sen. Jos napautuksen pitää viedä kortteja vain perustuksille, kytke ”${ui.settings.doubleTap}” pois kohdassa ”${ui.settings.title}”.`,
    },
    lost: {
      question: 'Mikään ei enää käy. Olenko hävinnyt?',
      answer: ({ ui }) =>
        `Paina ”${ui.bar.outlookWord(undefined)}”: ratkaisija kertoo, voiko pelin vielä voittaa. Jos ei, se näyttää, kuinka kauas on palattava, jotta voisi.`,
    },
    hiddenCards: {
      question: 'Tietävätkö vihjeet piilossa olevat kortit?',
      answer: ({ ui }) =>
        `Eivät, ellet valitse kohtaa ”${ui.settings.knowingHint}”. Reilu vihje kokeilee, miten piilossa olevat kortit voisivat olla, ja valitsee siirron, joka voittaa useimmin.`,
    },
    friend: {
      question: 'Miten annan tämän jaon ystävälle?',
      answer: ({ ui }) =>
        `Avaa ”${ui.newGame.title}” ja kopioi tai jaa koodi kohdasta ”${ui.newGame.thisDeal}”. Ystäväsi saa samat kortit.`,
    },
    newDevice: {
      question: 'Miten vien pelini toiselle laitteelle?',
      answer: ({ ui }) => `Tallenna tiedosto valikon kohdassa ”${ui.backup.title}” ja lue se toisella laitteella.`,
    },
    offline: {
      question: 'Toimiiko peli ilman verkkoa?',
      answer:
        'Toimii, ensimmäisen käynnin jälkeen. Sen voi myös asentaa selaimen valikosta; silloin se käynnistyy kuin mikä tahansa sovellus.',
    },
    byMistake: {
      question: 'Jaoin vahingossa uuden pelin. Onko vanha mennyt?',
      answer: ({ ui }) =>
        `Ei ole. ”${ui.newGame.bringBack}” kohdassa ”${ui.newGame.title}” tuo sen takaisin, ja kaikki muut löytyvät kohdasta ”${ui.games.title}”.`,
    },
    klondike: {
      question: 'Onko tämä sama kuin Klondike?',
      answer:
        'Ei, vaikka kumpaakin on kutsuttu Canfieldiksi. Klondikessa on seitsemän saraketta ja niissä piilossa olevia kortteja, varantoa ei ole, ja perustukset alkavat ässästä.',
    },
    price: {
      question: 'Mitä tämä maksaa?',
      answer: 'Ei mitään. Mainoksiakaan ei ole, eikä mitään ostettavaa. Kasinon 52 dollaria vain lasketaan.',
    },
  },

  licences: 'Kaikki osat ja niiden lisenssit',

  way: {
    pages: 'Sivut',
    allPages: 'Kaikki sivut',
    previous: (title) => `Edellinen sivu: ${title}`,
    next: (title) => `Seuraava sivu: ${title}`,
  },

  example: {
    place: (at, of) => `Askel ${at}/${of}`,
    back: 'Takaisin',
    forward: 'Eteenpäin',
    deal: 'Pohjakortti on hertta 7, joten kaikki perustukset alkavat 7:stä. Varannon päällä on ristikuningatar.',
    why: [
      'Sarakkeissa musta kuningatar käy punaisen kuninkaan päälle. Se lähtee varannosta, ja se on aina hyvä.',
      'Nyt varannon päällä on hertta 8. Hertan perustuksella se seuraa 7:ää.',
      'Jono siirtyy kokonaisena. Kuningas käy ässän päälle, sillä arvot kiertävät ympäri. Sarake 2 tyhjeni, ja varanto täyttää sen heti.',
      'Musta jätkä käy punaisen kuningattaren päälle. Varannossa on enää 9.',
      'Muu ei nyt käy, joten on pakan vuoro. Se antaa kolme korttia, ja vain viimeisen voi pelata.',
      'Hertta 5 käy risti 6:n päälle. Sen alta vapautuu ruutu 2.',
      'Vielä kerran. Seuraavat kolme korttia tulevat hylkypakkaan.',
      'Kortti on 7, joten se avaa ristin perustuksen. Niin tekee jokainen 7 omassa maassaan.',
    ],
    watch: 'Katso voittoon asti',
    watchHint: 'Koko peli filminä, 197 siirtoa.',
    play: 'Pelaa se pöydällä',
    playHint: 'Askel kerrallaan, sana kustakin. Oma pelisi odottaa.',
  },

  lesson: {
    title: 'Opi pelaamalla',
    how: 'Napauta kehystettyä korttia tai vedä se.',
    strayed: 'Sekin on sallittu. Kokeile nyt tätä:',
    end: 'Muuta ei tarvitse tietää. Pakan voi käydä läpi miten monta kertaa tahansa, ja minkä tahansa siirron voi peruuttaa. Jatka tästä tai palaa omaan peliisi.',
    leave: 'Takaisin omaan peliin',
    leaveWord: 'Sulje',
    back: 'Askel takaisin',
    backWord: 'Takaisin',
    show: 'Pelaa tämä askel puolestani',
    showWord: 'Näytä',
    goOn: 'Jatka tästä itse',
    goOnWord: 'Jatka',
  },

  odds: {
    rules: 'Säännöt',
    share: 'Voitettu',
    deals: 'Jaot',
    between: (low, high) => `${low} – ${high}`,
    outOf: (won, deals) => `${won} / ${deals}`,
  },
}
