import type { HelpTexts } from './texts.ts'

/** The help in Dutch. */
export const nl: HelpTexts = {
  language: 'nl',

  pages: {
    setUp: { title: 'Opzet', lead: 'Het doel is alle 52 kaarten naar de vier funderingen te brengen.' },
    reserve: {
      title: 'Reserve',
      lead: 'De reserve is het hart van het spel: de meeste spellen gaan verloren met kaarten er nog in.',
    },
    foundations: {
      title: 'Funderingen',
      lead: 'Vier funderingen, voor elke kleur één. De basiskaart zegt waar ze beginnen.',
    },
    columns: { title: 'Kolommen', lead: 'Op de kolommen gaan de kaarten omlaag, en rood en zwart wisselen elkaar af.' },
    stock: {
      title: 'Stok en aflegstapel',
      lead: 'Tik op de stok als niets anders helpt, of als je meer kaarten wilt zien.',
    },
    end: { title: 'Einde van het spel', lead: 'Je speelt zo lang je wilt.' },
    example: {
      title: 'Een voorbeeld',
      lead: 'Het begin van deze deal is ooit gepubliceerd om te tonen hoe het spel gaat. Loop het stap voor stap door en zie waarom elke kaart verplaatst wordt.',
    },
    scoring: { title: 'Punten', lead: 'Alleen kaarten die naar een fundering gaan, tellen.' },
    hoyle: {
      title: 'Regels van Hoyle',
      lead: ({ ui }) =>
        `Dit zijn de strengere regels uit de oude kaartboeken. Je kiest ze onder ‘${ui.newGame.title}’.`,
    },
    tables: {
      title: 'Eigen tafels',
      lead: ({ ui }) =>
        `Onder ‘${ui.newGame.title}’ bepaal je met ‘${ui.newGame.ownTable}’ deze regels zelf. Al het andere blijft zoals het is.`,
    },
    odds: {
      title: 'De kansen',
      lead: 'Hoeveel deals zijn te winnen, en hoeveel worden er gewonnen? Deze cijfers zijn geteld met de oplosser van dit spel.',
    },
    extras: {
      title: 'Wat deze app toevoegt',
      lead: 'De regels zijn de oude. Wat volgt, maakt ze prettig om te spelen.',
    },
    codes: { title: 'Spelcodes', lead: 'Elke deal heeft een code, zoals CF1-D3-AAAAACL. Hij staat naast de punten.' },
    privacy: { title: 'Privacy', lead: 'Niemand komt te weten wat je speelt, of dat je speelt.' },
    data: { title: 'Je spellen', lead: 'Je spellen staan op je apparaat en nergens anders.' },
    questions: { title: 'Vragen en antwoorden', lead: 'Wat spelers het vaakst vragen.' },
    about: { title: 'Over dit spel', lead: 'Het spel is gratis, en de broncode is voor iedereen open.' },
  },

  rules: {
    R1: 'Een spel van 52 kaarten wordt geschud, zonder jokers. De spelcode bepaalt hoe.',
    R2: '13 kaarten vormen de reserve, een stapel waarvan alleen de bovenste kaart open ligt. Eén kaart, de basiskaart, opent de eerste fundering. 4 kaarten openen de vier kolommen. De andere 34 zijn de stok, dicht. De aflegstapel en de andere drie funderingen zijn nog leeg.',
    R3: 'Alleen de bovenste kaart van de reserve is speelbaar, naar haar fundering of naar een kolom. Dan is de volgende vrij. Op de reserve komt nooit iets. Het getal eronder zegt hoeveel kaarten er over zijn.',
    R4: 'Als een zet een kolom leegmaakt, vult de bovenste kaart van de reserve hem meteen, als deel van dezelfde zet.',
    R5: 'Als de reserve leeg is, blijft een lege kolom leeg tot je hem vult. Hij neemt elke kaart of reeks: van de aflegstapel, van een kolom of van een fundering. Een hele kolom daarheen verplaatsen zou niets veranderen, dus dat is geen zet.',
    R6: 'Elke fundering neemt één kleur. De eerste neemt de kleur van de basiskaart, de andere nemen de overige kleuren in de volgorde schoppen, harten, ruiten, klaveren.',
    R7: 'De waarde van de basiskaart is de beginwaarde van alle vier de funderingen: een lege neemt alleen de kaart van die waarde in haar kleur. Van daar gaat het telkens één waarde omhoog, en na de heer komt het aas. Met 13 kaarten is een fundering vol. Er gaat maar één kaart tegelijk naartoe.',
    R8: 'Een kaart komt op een kaart van de andere kleur, rood of zwart, die precies één waarde hoger is: een rode 6 op een zwarte 7. De waarden gaan helemaal rond, dus een heer komt op een aas van de andere kleur, wat de beginwaarde ook is.',
    R9: 'Elke reeks gaat als één blok in één zet: de hele kolom, of alleen het eind ervan. Alle kaarten van een kolom liggen open.',
    R10: ({ ui }) =>
      `Een tik op de stok legt kaarten op de aflegstapel: 3 tegelijk bij ‘${ui.app.modeShort('D3')}’, 1 bij ‘${ui.app.modeShort('D1')}’. Drie kaarten liggen in een waaier, en alleen de laatste is speelbaar; als die weg is, is de volgende vrij. Zijn er minder dan drie over, dan komen die.`,
    R11: 'Een tik op de lege stok draait de hele aflegstapel om, zonder te schudden: wat het eerst getrokken werd, wordt weer het eerst getrokken. Je mag er zo vaak doorheen als je wilt, zonder kosten. Zijn stok en aflegstapel allebei leeg, dan doet een tik niets.',
    R12: 'Alleen de bovenste kaart van de aflegstapel is speelbaar, naar haar fundering of naar een kolom.',
    R13: 'De bovenste kaart van elke fundering kan terug worden gesleept naar een kolom die haar neemt, zelfs de basiskaart. Dat kost geen punten, en een kaart die weer omhoog gaat, telt weer.',
    R14: 'Het spel is gewonnen als alle vier de funderingen 13 kaarten hebben. Anders eindigt het nooit vanzelf: niemand zegt dat je verloren hebt.',
    R15: 'Terugnemen maakt ongedaan wat je deed, tot 100 zetten, met getrokken kaarten, omgedraaide aflegstapels en gevulde kolommen. De punten van een zet gaan mee terug.',
    R16: 'Een kaart die uit de reserve, van een kolom of van de aflegstapel op een fundering komt, levert 5 op. Verder levert niets op, en niets kost iets. Een spel begint op 0 en komt er nooit onder. Gewonnen zonder een kaart van een fundering terug te nemen, eindigt het op 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Een tik, een klik of Enter stuurt een kaart naar haar fundering als ze daar past. Zo niet, dan gaat ze naar een kolom: naar de langste van die haar nemen (van gelijke de meest linkse), of anders naar een lege. Midden in een kolom gaat de reeks vanaf die kaart. Staat ‘${ui.settings.doubleTap}’ in de instellingen uit, dan stuurt een tik alleen kaarten naar funderingen. De tweede klik van een dubbelklik speelt nooit een tweede kaart, en elke kaart kan ook worden gesleept.`,
    R18: 'Verder verplaatst niets zich vanzelf: geen kaart gaat ongevraagd naar een fundering, en geen spel speelt zichzelf uit.',
    R19: 'Een code geeft voor altijd dezelfde deal: elke kaart op haar plaats, ook in de volgorde van de stok.',
    R20: 'De punten volgen de voorwaarden van een casino: een spel kaarten kostte 52 dollar, en elke kaart op een fundering leverde er 5 op. De statistieken houden een rekening bij van al je spellen: 52 dollar eraf voor elk, en de punten erbij.',
    H1: 'Van kolom naar kolom gaat alleen de hele kolom. De bovenste kaart van een kolom kan altijd naar haar fundering.',
    H2: 'Als de reserve leeg is, neemt een lege kolom alleen de bovenste kaart van de aflegstapel, en mag hij open blijven zo lang je wilt.',
    H3: 'Een kaart op een fundering blijft daar.',
    H4: 'Er worden 3 kaarten tegelijk getrokken. Je mag zo vaak door de stok als je wilt, en hij wordt nooit geschud.',
    H5: 'De punten zijn wat het huis betaalt: 5 dollar voor elke kaart die op een fundering ligt, de basiskaart ook, zodat een spel op 5 begint. Alle 52 leveren 500 op in plaats van de som. Op de rekening kost een spel kaarten 50.',
    H6: 'Men zegt dat het ongeveer 3 van de 100 keer gewonnen wordt. De pagina over de kansen zegt wat iemand zou winnen die alle kaarten kende.',
  },

  notes: {
    reserveFirst:
      'Speel uit de reserve als je er niets mee verliest: elke kaart die eruit gaat, maakt de volgende vrij.',
    lookAhead:
      'Denk na voordat je een kolom leegmaakt: daar komt de bovenste kaart van de reserve, en die is misschien moeilijk weg te krijgen.',
    stuck: ({ ui }) =>
      `Als niets lijkt te gaan, ga dan nog eens door de stok, kijk of een kaart van een fundering terug kan, of vraag: ‘${ui.bar.outlook(undefined)}’`,
    otherRules: 'Volgens de regels van Hoyle worden de punten in dollars geteld, zoals hun pagina zegt.',
    exceptions: 'Alles is als in het spel met drie kaarten, behalve dit:',
    demon:
      'In Engeland heet het spel Demon. Mary Whitmore Jones beschreef het daar in 1891 en prees het boven alle andere patiences met één spel kaarten; de naam, dacht zij, komt van de spottende geest die de winst op het laatste moment wegrukt.',
    canfield:
      'In Amerika heet het naar Richard Canfield, die in de jaren 1890 een speelhuis had in Saratoga Springs. Men vertelt dat een gast een spel kaarten kocht voor 50 of 52 dollar en 5 kreeg voor elke kaart op de funderingen. Sommigen denken dat men daar een ander spel speelde, Klondike. De naam is gebleven.',
    knowing:
      'Dit zijn de deals waarvoor de oplosser een winst vond, terwijl hij alle kaarten kende, van de deals die hij tot nu toe heeft beslist. Wie de verborgen kaarten niet kent, wint er minder.',
    bounds: 'Het ware deel ligt 95 van de 100 keer binnen de grenzen.',
    open: 'Deals die de oplosser open liet, tellen in het deel als verloren en in de bovengrens als gewonnen.',
    players: 'Beide spelers hieronder kregen alleen deals die te winnen zijn.',
    fairHints: 'Eerlijke tips, tot het eind gevolgd. Ze weten niet meer dan jij kunt weten.',
    obviousRule:
      'De voor de hand liggende regel: naar een fundering als het kan, anders uit de reserve, anders van de aflegstapel of van kolom naar kolom, anders trekken.',
    worth: ({ ui }) =>
      `Hier is telkens één regel veranderd, bij dezelfde deals. Onder ‘${ui.newGame.ownTable}’ kun je volgens elk ervan spelen.`,
    hints: ({ ui }) =>
      `‘${ui.bar.hint}’ toont een goede zet, en een tweede druk speelt hem. Tips zijn eerlijk: ze weten wat jij kunt weten, tenzij je in de instellingen ‘${ui.settings.knowingHint}’ kiest.`,
    outlook: ({ ui }) =>
      `‘${ui.bar.outlook(undefined)}’ vraagt het aan de oplosser. Is het spel verloren, dan vindt hij de zet waarmee het verloren ging en brengt je daarnaar terug. Spellen waarin je om hulp vroeg, zijn gemerkt.`,
    films: 'Elk spel kan als film worden bekeken, en vanaf elke plaats verder gespeeld.',
    games: ({ ui }) => `‘${ui.games.title}’ heeft alles wat je gespeeld hebt, en ‘${ui.statistics.title}’ telt het.`,
    daily: ({ ui }) => `‘${ui.daily.title}’ is er elke dag één, dezelfde voor iedereen, en met alle regels te winnen.`,
    winnable: ({ ui }) =>
      `Onder ‘${ui.newGame.title}’ kun je alleen deals laten delen die te winnen zijn, zo makkelijk of moeilijk als je wilt.`,
    ownTable: ({ ui }) => `Onder ‘${ui.newGame.ownTable}’ bepaal je daar zelf de regels, één voor één.`,
    tableWord:
      'In een spelcode is zo’n tafel een T met een cijfer voor elk van deze regels, in deze volgorde; nullen aan het eind vervallen. Naast elke regel staat het woord voor D3 waarin verder niets is veranderd. De kaarten van een deal zijn aan elke tafel dezelfde.',
    friend: ({ ui }) =>
      `Om een vriend de deal op tafel te geven, open je ‘${ui.newGame.title}’ en kopieer of deel je wat onder ‘${ui.newGame.thisDeal}’ staat. Je vriend vult de code in hetzelfde venster in, onder ‘${ui.newGame.codeField}’, of opent de link.`,
    parts:
      'CF1 is de manier van schudden. D3 staat voor de regels: D3 voor drie kaarten, D1 voor één kaart, H3 voor de regels van Hoyle, T met cijfers voor een eigen tafel. De zeven letters zijn de deal, en dezelfde letters zijn met alle regels dezelfde kaarten.',
    typing: 'Hoofdletters, spaties en streepjes maken niet uit als je een code invult.',
    wholeGame: ({ ui }) => `‘${ui.games.title}’ geeft ook links naar hele spellen, met elke zet.`,
    howMany: 'Er zijn 8 031 810 176 deals. Niemand raakt erdoorheen.',
    noAccount: 'Er is geen account, geen reclame en geen volgen.',
    noNetwork:
      'Het spel vraagt niets aan een server als het eenmaal geladen is. Na het eerste bezoek werkt het zonder netwerk.',
    sharing: 'Alleen jij deelt iets. Een code of link vertelt de deal, of de zetten van een spel, en niets over jou.',
    kept: 'Deze browser bewaart het spel op tafel, bij elke zet; alle spellen die je gespeeld hebt; en je instellingen.',
    cleared: ({ ui }) =>
      `Als je de browsergegevens van deze pagina wist, zijn je spellen ook weg. Een browser kan ze ook wissen als het apparaat vol is. ‘${ui.backup.title}’ in het menu kan vragen dat niet te doen.`,
    move: ({ ui }) =>
      `Om je spellen mee te nemen, of een kopie te bewaren, open je ‘${ui.backup.title}’ en bewaar je een bestand. Lees het in op het andere apparaat: de spellen komen bij die daar zijn, en geen ervan twee keer.`,
    removed: ({ ui }) =>
      `Een spel dat je uit de lijst verwijdert, is alleen apart gezet, en kan daar worden teruggehaald onder ‘${ui.games.states.removed}’.`,
    tabs: 'Als het spel in twee tabbladen open is, houdt elk zijn eigen spel, en de lijst heeft ze allebei.',
    free: 'Volgens de MIT-licentie mag iedereen het gebruiken, kopiëren en veranderen.',
    madeOf:
      'De plaatjes zijn getekend door Adrian Kennard, en de letters op de kaarten komen uit het lettertype Inter.',
  },

  headings: {
    strategy: 'Goed om te weten',
    history: 'Geschiedenis',
    knowing: 'Met alle kaarten bekend',
    players: 'Wat spelers winnen',
    worth: 'Wat elke regel waard is',
    seeAlso: 'Zie ook',
  },

  figures: {
    deal: 'Een nieuwe deal: 13 kaarten in de reserve, 34 in de stok, één in elke kolom. De basiskaart is harten 7.',
    fill: 'De reeks van kolom 2 is naar kolom 4 gegaan. Schoppenvrouw is uit de reserve gekomen om kolom 2 te vullen, en er zijn 10 kaarten over.',
    startRank:
      'De beginwaarde is 7. Klaver 7 heeft net haar fundering geopend; schoppen en ruiten wachten nog op hun 7.',
    roundTheKing: 'De fundering van klaveren is de heer voorbij: het aas ligt bovenop, en dan komt de 2.',
    takenBack:
      'Schoppenvrouw is van haar fundering teruggekomen naar kolom 2. Nu kan ruitenboer van de aflegstapel weg en op haar.',
    run: 'Hartenheer en klavervrouw kunnen samen van kolom 2 naar schoppenaas in kolom 4.',
    emptyColumns: 'De reserve is leeg, en kolom 2 en 3 ook: ze nemen elke kaart en elke reeks.',
    fan: 'Er zijn drie kaarten gedraaid, en alleen harten 5 is speelbaar: hier naar klaver 6 in kolom 1. Dan is ruiten 2 vrij.',
    turnOver: 'De stok is leeg: een tik op de pijl draait de aflegstapel om.',
    won: 'Gewonnen: alle vier de funderingen hebben 13 kaarten.',
    wholeColumn:
      'Ook volgens de regels van Hoyle kan hartenheer naar schoppenaas, want heel kolom 2 gaat mee. Klavervrouw zou de heer niet kunnen achterlaten.',
  },

  questions: {
    everyDeal: {
      question: 'Is elke deal te winnen?',
      answer: ({ ui, odds }) =>
        `Nee. Van de ${odds.knowing.D3.deals} deals die de oplosser met drie getrokken kaarten heeft beslist, is ${odds.knowing.D3.share} te winnen; met één kaart is het ${odds.knowing.D1.share}. Wil je alleen zulke deals, kies dan ‘${ui.newGame.winnableOnly}’ onder ‘${ui.newGame.title}’.`,
    },
    fairShuffle: {
      question: 'Wordt er eerlijk geschud?',
      answer:
        'Ja. Elk van de 8 031 810 176 deals is even waarschijnlijk, wat je ook eerder speelde. De code zegt welke je kreeg, en iedereen kan hem opnieuw delen.',
    },
    noAce: {
      question: 'Waarom gaat het aas niet op een lege fundering?',
      answer:
        'Funderingen beginnen met de waarde van de basiskaart, die op elke lege plaats te zien is. Het aas komt na de heer.',
    },
    kingOnAce: {
      question: 'Waarom gaat een heer op een aas?',
      answer:
        'Omdat de waarden helemaal rond gaan: op de kolommen komt de heer onder het aas, en onder de heer de vrouw.',
    },
    filled: {
      question: 'Waarom kwam er een kaart op mijn lege kolom?',
      answer:
        'Zolang de reserve kaarten heeft, vult de bovenste meteen een lege kolom. Terugnemen maakt beide tegelijk ongedaan.',
    },
    unasked: {
      question: 'Waarom gaan kaarten niet vanzelf omhoog?',
      answer:
        'Omdat een kaart op een kolom meer waard kan zijn dan een op een fundering. Jij beslist; een tik is genoeg.',
    },
    wrongPlace: {
      question: 'Een tik stuurt een kaart waar ik haar niet wil. Wat kan ik doen?',
      answer: ({ ui }) =>
        `Sleep haar waar je haar wilt. Moeten tikken alleen kaarten naar funderingen sturen, zet dan ‘${ui.settings.doubleTap}’ uit onder ‘${ui.settings.title}’.`,
    },
    lost: {
      question: 'Er gaat niets meer. Heb ik verloren?',
      answer: ({ ui }) =>
        `Druk op ‘${ui.bar.outlookWord(undefined)}’: de oplosser zegt of het spel nog te winnen is. Zo niet, dan toont hij hoe ver je terug kunt naar waar het nog kon.`,
    },
    hiddenCards: {
      question: 'Kennen tips de verborgen kaarten?',
      answer: ({ ui }) =>
        `Nee, tenzij je ‘${ui.settings.knowingHint}’ aanzet. Een eerlijke tip probeert hoe de verborgen kaarten zouden kunnen liggen, en kiest de zet die het vaakst wint.`,
    },
    friend: {
      question: 'Hoe geef ik een vriend deze deal?',
      answer: ({ ui }) =>
        `Open ‘${ui.newGame.title}’, en kopieer of deel de code onder ‘${ui.newGame.thisDeal}’. Je vriend krijgt dezelfde kaarten.`,
    },
    newDevice: {
      question: 'Hoe neem ik mijn spellen mee naar een ander apparaat?',
      answer: ({ ui }) =>
        `Bewaar een bestand onder ‘${ui.backup.title}’ in het menu, en lees het in op het andere apparaat.`,
    },
    offline: {
      question: 'Werkt het spel zonder netwerk?',
      answer:
        'Ja, na het eerste bezoek. Je kunt het ook uit het menu van de browser installeren; dan start het als elke andere app.',
    },
    byMistake: {
      question: 'Ik heb per ongeluk een nieuw spel gedeeld. Is het oude weg?',
      answer: ({ ui }) =>
        `Nee. ‘${ui.newGame.bringBack}’ onder ‘${ui.newGame.title}’ brengt het terug, en ‘${ui.games.title}’ heeft alle andere.`,
    },
    klondike: {
      question: 'Is dit hetzelfde als Klondike?',
      answer:
        'Nee, al zijn ze allebei Canfield genoemd. Klondike heeft zeven kolommen met verborgen kaarten, geen reserve, en zijn funderingen beginnen met het aas.',
    },
    price: {
      question: 'Wat kost het?',
      answer: 'Niets. Er is ook geen reclame, en niets te koop. De 52 dollar van het casino worden alleen geteld.',
    },
  },

  licences: 'Alle onderdelen en hun licenties',

  way: {
    pages: 'Pagina’s',
    allPages: 'Alle pagina’s',
    previous: (title) => `Vorige pagina: ${title}`,
    next: (title) => `Volgende pagina: ${title}`,
  },

  example: {
    place: (at, of) => `Stap ${at} van ${of}`,
    back: 'Terug',
    forward: 'Verder',
    deal: 'De basiskaart is harten 7, dus alle funderingen beginnen met 7. Klavervrouw ligt boven op de reserve.',
    why: [
      'Op de kolommen komt een zwarte vrouw op een rode heer. Ze gaat uit de reserve, en dat is altijd goed.',
      'Nu ligt harten 8 boven op de reserve. Ze volgt de 7 op de fundering van harten.',
      'Een reeks gaat als één geheel. De heer komt op het aas, want de waarden gaan helemaal rond. Kolom 2 is nu leeg, en de reserve vult hem meteen.',
      'Een zwarte boer komt op een rode vrouw. De reserve is nu 9 kaarten.',
      'Verder past er niets, dus het is tijd voor de stok. Hij draait drie kaarten, en alleen de laatste is speelbaar.',
      'Harten 5 komt op klaver 6. Eronder is ruiten 2 nu vrij.',
      'Nog een keer. De volgende drie kaarten komen op de aflegstapel.',
      'Een 7: die opent de fundering van klaveren. Elke 7 doet dat voor haar kleur.',
    ],
    watch: 'Bekijken tot de winst',
    watchHint: 'Een film van het hele spel, in 197 zetten.',
    play: 'Op tafel spelen',
    playHint: 'Stap voor stap, met een woord bij elk. Je eigen spel wacht op je.',
  },

  lesson: {
    title: 'Leren door te spelen',
    how: 'Tik op de omlijste kaart, of sleep haar.',
    strayed: 'Dat mag ook. Probeer nu dit:',
    end: 'Meer hoef je niet te weten. Je mag zo vaak door de stok als je wilt, en elke zet kan worden teruggenomen. Speel vanaf hier verder, of ga terug naar je eigen spel.',
    leave: 'Terug naar je eigen spel',
    leaveWord: 'Sluiten',
    back: 'Eén stap terug',
    backWord: 'Terug',
    show: 'Deze stap voor mij spelen',
    showWord: 'Tonen',
    goOn: 'Vanaf hier zelf verder spelen',
    goOnWord: 'Vanaf hier',
  },

  odds: {
    rules: 'Regels',
    share: 'Gewonnen',
    deals: 'Deals',
    between: (low, high) => `${low} tot ${high}`,
    outOf: (won, deals) => `${won} van ${deals}`,
  },
}
