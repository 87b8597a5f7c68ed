import type { HelpTexts } from './texts.ts'

/** The help in Danish. */
export const da: HelpTexts = {
  language: 'da',

  pages: {
    setUp: { title: 'Opstilling', lead: 'Målet er at få alle 52 kort til de fire grundbunker.' },
    reserve: {
      title: 'Reserve',
      lead: 'Reserven er spillets hjerte: de fleste spil tabes med kort tilbage i den.',
    },
    foundations: {
      title: 'Grundbunker',
      lead: 'Fire grundbunker, én for hver farve. Startkortet siger, hvor de begynder.',
    },
    columns: { title: 'Kolonner', lead: 'På kolonnerne går kortene nedad, og rødt og sort skifter.' },
    stock: {
      title: 'Talon og kastebunke',
      lead: 'Tryk på talonen, når intet andet hjælper, eller når du vil se flere kort.',
    },
    end: { title: 'Spillets slutning', lead: 'Du spiller, så længe du vil.' },
    example: {
      title: 'Et eksempel',
      lead: 'Begyndelsen af denne giv blev engang offentliggjort for at vise, hvordan spillet går. Gå den igennem skridt for skridt og se, hvorfor hvert kort flyttes.',
    },
    scoring: { title: 'Point', lead: 'Kun kort, der går op på en grundbunke, tæller.' },
    hoyle: {
      title: 'Hoyles regler',
      lead: ({ ui }) =>
        `Det er de strengere regler, der står i de gamle kortbøger. De kan vælges under »${ui.newGame.title}«.`,
    },
    tables: {
      title: 'Egne borde',
      lead: ({ ui }) =>
        `Under »${ui.newGame.title}« lader »${ui.newGame.ownTable}« dig selv sætte disse regler. Alt andet er, som det plejer.`,
    },
    odds: {
      title: 'Chancerne',
      lead: 'Hvor mange giv kan vindes, og hvor mange bliver vundet? Tallene er talt med dette spils løser.',
    },
    extras: {
      title: 'Hvad appen lægger til',
      lead: 'Reglerne er de gamle. Det følgende gør dem rare at spille.',
    },
    codes: { title: 'Spilkoder', lead: 'Hver giv har en kode, som CF1-D3-AAAAACL. Den står ved siden af pointene.' },
    privacy: { title: 'Privatliv', lead: 'Ingen får at vide, hvad du spiller, eller at du spiller.' },
    data: { title: 'Dine spil', lead: 'Dine spil er på din enhed og ingen andre steder.' },
    questions: { title: 'Spørgsmål og svar', lead: 'Hvad spillere oftest spørger om.' },
    about: { title: 'Om spillet', lead: 'Spillet er gratis, og dets kildekode er åben for alle.' },
  },

  rules: {
    R1: 'Et sæt på 52 kort blandes, uden jokere. Spilkoden afgør hvordan.',
    R2: '13 kort bliver reserven, en bunke, hvor kun det øverste kort ligger med billedsiden op. Ét kort, startkortet, åbner den første grundbunke. 4 kort åbner de fire kolonner. De andre 34 er talonen, med bagsiden op. Kastebunken og de tre andre grundbunker er endnu tomme.',
    R3: 'Kun reservens øverste kort kan spilles, til sin grundbunke eller til en kolonne. Så er det næste frit. Der lægges aldrig noget på reserven. Tallet under den siger, hvor mange kort der er tilbage.',
    R4: 'Når et træk tømmer en kolonne, fylder reservens øverste kort den straks, som en del af det samme træk.',
    R5: 'Når reserven er tom, bliver en tom kolonne ved med at være tom, til du fylder den. Den tager ethvert kort og enhver følge: fra kastebunken, en kolonne eller en grundbunke. At flytte en hel kolonne derhen ville ikke ændre noget, så det er ikke et træk.',
    R6: 'Hver grundbunke tager én farve. Den første tager startkortets farve, de andre tager de farver, der er tilbage, i rækkefølgen spar, hjerter, ruder, klør.',
    R7: 'Startkortets værdi er startværdien for alle fire grundbunker: en tom tager kun kortet med den værdi i sin farve. Derfra går det op én værdi ad gangen, og efter kongen kommer esset. Med 13 kort er en grundbunke fuld. Kun ét kort ad gangen går dertil.',
    R8: 'Et kort lægges på et kort af den anden farve, rød eller sort, der er præcis én værdi højere: en rød 6 på en sort 7. Værdierne går hele vejen rundt, så en konge lægges på et es af den anden farve, uanset startværdien.',
    R9: 'Enhver følge flyttes som én blok i ét træk: hele kolonnen, eller kun dens ende. Alle kort i en kolonne ligger med billedsiden op.',
    R10: ({ ui }) =>
      `Et tryk på talonen vender kort til kastebunken: 3 ad gangen i »${ui.app.modeShort('D3')}«, 1 i »${ui.app.modeShort('D1')}«. Tre kort ligger i vifte, og kun det sidste kan spilles; når det er væk, er det næste frit. Er der færre end tre tilbage, vendes de.`,
    R11: 'Et tryk på den tomme talon vender hele kastebunken om, uden at blande: det, der blev vendt først, vendes først igen. Du må gå den igennem så tit, du vil, uden at det koster noget. Når både talon og kastebunke er tomme, gør et tryk ingenting.',
    R12: 'Kun kastebunkens øverste kort kan spilles, til sin grundbunke eller til en kolonne.',
    R13: 'Det øverste kort på enhver grundbunke kan trækkes tilbage til en kolonne, der tager det, også startkortet. Det koster ingen point, og et kort, der går op igen, giver point igen.',
    R14: 'Spillet er vundet, når alle fire grundbunker har 13 kort. Ellers slutter det aldrig af sig selv: ingen siger, at du har tabt.',
    R15: 'Fortryd tager det tilbage, du gjorde, op til 100 træk, med vendte kort, omvendte kastebunker og fyldte kolonner. Et træks point går tilbage med det.',
    R16: 'Et kort, der lægges på en grundbunke fra reserven, en kolonne eller kastebunken, giver 5. Intet andet giver point, og intet koster. Et spil begynder på 0 og går aldrig under. Vundet uden at tage et kort tilbage fra en grundbunke slutter det på 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Et tryk, et klik eller Enter sender et kort til sin grundbunke, hvis det passer der. Ellers går det til en kolonne: til den længste af dem, der tager det (den længst til venstre af lige lange), eller ellers til en tom. Midt i en kolonne går følgen fra det kort af. Med »${ui.settings.doubleTap}« slået fra i indstillingerne sender et tryk kun kort til grundbunker. Det andet klik i et dobbeltklik spiller aldrig et kort mere, og ethvert kort kan trækkes i stedet.`,
    R18: 'Intet andet flytter sig af sig selv: intet kort går til en grundbunke uopfordret, og intet spil gør sig selv færdigt.',
    R19: 'En kode giver den samme giv for altid: hvert kort på sin plads, også i talonens rækkefølge.',
    R20: 'Pointene følger et kasinos vilkår: et sæt kort kostede 52 dollar, og hvert kort på en grundbunke gav 5 tilbage. Statistikken fører en konto over alle dine spil: 52 dollar mindre for hvert, og dets point lagt til.',
    H1: 'Fra kolonne til kolonne flyttes kun hele kolonnen. En kolonnes øverste kort kan altid gå til sin grundbunke.',
    H2: 'Når reserven er tom, tager en tom kolonne kun kastebunkens øverste kort, og må stå åben, så længe du vil.',
    H3: 'Et kort på en grundbunke bliver der.',
    H4: '3 kort vendes ad gangen. Du må gå talonen igennem så tit, du vil, og den blandes aldrig.',
    H5: 'Pointene er det, huset betaler: 5 dollar for hvert kort, der ligger på en grundbunke, startkortet også, så et spil begynder på 5. Alle 52 giver 500 i stedet for summen. På kontoen koster et sæt kort 50.',
    H6: 'Det siges, at det vindes omkring 3 ud af 100 gange. Siden om chancerne fortæller, hvad en, der kendte alle kort, kunne vinde.',
  },

  notes: {
    reserveFirst: 'Spil fra reserven, når intet tabes ved det: hvert kort, der forlader den, gør det næste frit.',
    lookAhead:
      'Tænk dig om, før du tømmer en kolonne: reservens øverste kort kommer til at ligge der, og det kan være svært at flytte igen.',
    stuck: ({ ui }) =>
      `Når intet synes at gå, så gå talonen igennem en gang til, se, om et kort kan komme tilbage fra en grundbunke, eller spørg: »${ui.bar.outlook(undefined)}«`,
    otherRules: 'Efter Hoyles regler tælles pointene i dollar, som deres side fortæller.',
    exceptions: 'Alt er som i spillet med tre kort, undtagen dette:',
    demon:
      'I England hedder spillet Demon. Mary Whitmore Jones beskrev det der i 1891 og roste det over alle andre kabaler med ét sæt kort; navnet, mente hun, kommer af den spottende ånd, der river sejren væk i sidste øjeblik.',
    canfield:
      'I Amerika har det navn efter Richard Canfield, der drev et spillehus i Saratoga Springs i 1890’erne. Det fortælles, at en gæst købte et sæt kort for 50 eller 52 dollar og fik 5 for hvert kort på grundbunkerne. Nogle mener, at det, der blev spillet, var et andet spil, Klondike. Navnet blev.',
    knowing:
      'Det er de giv, hvor løseren fandt en sejr, med alle kort kendt for den, blandt dem, den har afgjort indtil nu. Den, der ikke kender de skjulte kort, vinder færre.',
    bounds: 'Den sande andel ligger inden for grænserne 95 gange ud af 100.',
    open: 'Giv, som løseren lod stå åbne, tæller som tabte i andelen og som vundne i den øvre grænse.',
    players: 'Begge spillere herunder fik kun giv, der kan vindes.',
    fairHints: 'Fair tip, fulgt til enden. De ved ikke mere, end du kan vide.',
    obviousRule:
      'Den oplagte regel: til en grundbunke, hvis det går, ellers fra reserven, ellers fra kastebunken eller fra kolonne til kolonne, ellers vend.',
    worth: ({ ui }) =>
      `Her er én regel ændret ad gangen, for de samme giv. Under »${ui.newGame.ownTable}« kan du spille efter hver af dem.`,
    hints: ({ ui }) =>
      `»${ui.bar.hint}« viser et godt træk, og et tryk mere spiller det. Tip er fair: de ved, hvad du kan vide, medmindre du vælger »${ui.settings.knowingHint}« i indstillingerne.`,
    outlook: ({ ui }) =>
      `»${ui.bar.outlook(undefined)}« spørger løseren. Er spillet tabt, finder den trækket, der tabte det, og tager dig tilbage dertil. Spil, hvor du bad om hjælp, er mærket.`,
    films: 'Ethvert spil kan ses som en film og spilles videre fra ethvert sted i den.',
    games: ({ ui }) => `»${ui.games.title}« har alt, hvad du har spillet, og »${ui.statistics.title}« tæller det.`,
    daily: ({ ui }) =>
      `»${ui.daily.title}« er en giv for hver dag, den samme for alle, og den kan vindes efter alle regler.`,
    winnable: ({ ui }) =>
      `Under »${ui.newGame.title}« kan du få kun giv, der kan vindes, så lette eller svære, du vil.`,
    ownTable: ({ ui }) => `Under »${ui.newGame.ownTable}« dér sætter du selv reglerne, én for én.`,
    tableWord:
      'I en spilkode er et sådant bord et T med et ciffer for hver af disse regler, i denne rækkefølge; nuller til sidst udelades. Ved siden af hver regel står ordet for D3, hvor intet andet er ændret. Kortene i en giv er de samme ved alle borde.',
    friend: ({ ui }) =>
      `For at give en ven given på bordet skal du åbne »${ui.newGame.title}« og kopiere eller dele det, der står under »${ui.newGame.thisDeal}«. Din ven skriver koden i det samme vindue, under »${ui.newGame.codeField}«, eller åbner linket.`,
    parts:
      'CF1 er måden at blande på. D3 står for reglerne: D3 for tre kort, D1 for ét kort, H3 for Hoyles regler, T med tal for dit eget bord. De syv bogstaver er given, og de samme bogstaver er de samme kort efter alle regler.',
    typing: 'Store bogstaver, mellemrum og streger er ligegyldige, når du skriver en kode.',
    wholeGame: ({ ui }) => `»${ui.games.title}« giver også links til hele spil, med hvert træk.`,
    howMany: 'Der er 8 031 810 176 giv. Ingen løber tør for dem.',
    noAccount: 'Der er ingen konto, ingen reklamer og ingen sporing.',
    noNetwork: 'Spillet beder ingen server om noget, når det først er indlæst. Efter første besøg virker det uden net.',
    sharing: 'Kun du deler noget. En kode eller et link fortæller given, eller trækkene i et spil, og intet om dig.',
    kept: 'Denne browser gemmer spillet på bordet, ved hvert træk; alle spil, du har spillet; og dine indstillinger.',
    cleared: ({ ui }) =>
      `Sletter du browserens data for denne side, slettes dine spil også. En browser kan også slette dem, når enheden er fuld. »${ui.backup.title}« i menuen kan bede den lade være.`,
    move: ({ ui }) =>
      `For at flytte dine spil, eller have en kopi, skal du åbne »${ui.backup.title}« og gemme en fil. Indlæs den på den anden enhed: dens spil føjes til dem, der er, og intet føjes til to gange.`,
    removed: ({ ui }) =>
      `Et spil, som du fjerner fra listen, er kun lagt til side og kan hentes tilbage dér under »${ui.games.states.removed}«.`,
    tabs: 'Når spillet er åbent i to faner, har hver sit eget spil, og listen har begge.',
    free: 'Efter MIT-licensen må alle bruge, kopiere og ændre det.',
    madeOf:
      'Billedkortenes figurer er tegnet af Adrian Kennard, og bogstaverne på kortene kommer fra skrifttypen Inter.',
  },

  headings: {
    strategy: 'Godt at vide',
    history: 'Historie',
    knowing: 'Med alle kort kendt',
    players: 'Hvad spillere vinder',
    worth: 'Hvad hver regel er værd',
    seeAlso: 'Se også',
  },

  figures: {
    deal: 'En ny giv: 13 kort i reserven, 34 i talonen, ét i hver kolonne. Startkortet er hjerter 7.',
    fill: 'Følgen fra kolonne 2 er gået til kolonne 4. Spar dame er kommet fra reserven for at fylde kolonne 2, og 10 kort er tilbage.',
    startRank: 'Startværdien er 7. Klør 7 har netop åbnet sin grundbunke; spar og ruder venter endnu på deres 7.',
    roundTheKing: 'Klørs grundbunke har passeret kongen: esset ligger øverst, og 2 kommer nu.',
    takenBack:
      'Spar dame er kommet tilbage fra sin grundbunke til kolonne 2. Nu kan ruder knægt forlade kastebunken og lægges på den.',
    run: 'Hjerter konge og klør dame kan flyttes sammen fra kolonne 2 til spar es i kolonne 4.',
    emptyColumns: 'Reserven er tom, og det er kolonne 2 og 3 også: de tager ethvert kort og enhver følge.',
    fan: 'Tre kort blev vendt, og kun hjerter 5 kan spilles: her til klør 6 i kolonne 1. Så er ruder 2 fri.',
    turnOver: 'Talonen er tom: et tryk på pilen vender kastebunken om.',
    won: 'Vundet: alle fire grundbunker har 13 kort.',
    wholeColumn:
      'Også efter Hoyles regler kan hjerter konge gå til spar es, for hele kolonne 2 følger med. Klør dame kunne ikke efterlade kongen.',
  },

  questions: {
    everyDeal: {
      question: 'Kan enhver giv vindes?',
      answer: ({ ui, odds }) =>
        `Nej. Af de ${odds.knowing.D3.deals} giv, som løseren har afgjort med tre vendte kort, kan ${odds.knowing.D3.share} vindes; med ét kort er det ${odds.knowing.D1.share}. Vil du kun have den slags giv, så vælg »${ui.newGame.winnableOnly}« under »${ui.newGame.title}«.`,
    },
    fairShuffle: {
      question: 'Er blandingen fair?',
      answer:
        'Ja. Hver af de 8 031 810 176 giv er lige så sandsynlig som enhver anden, hvad du end spillede før. Koden siger, hvilken du fik, og enhver kan give den igen.',
    },
    noAce: {
      question: 'Hvorfor går esset ikke på en tom grundbunke?',
      answer: 'Grundbunkerne begynder med startkortets værdi, som vises på hver tom plads. Esset kommer efter kongen.',
    },
    kingOnAce: {
      question: 'Hvorfor går en konge på et es?',
      answer: 'Fordi værdierne går hele vejen rundt: på kolonnerne kommer kongen under esset, og under kongen damen.',
    },
    filled: {
      question: 'Hvorfor kom der et kort til min tomme kolonne?',
      answer:
        'Så længe reserven har kort, fylder det øverste straks en tom kolonne. Fortryd tager begge dele tilbage sammen.',
    },
    unasked: {
      question: 'Hvorfor går kortene ikke op af sig selv?',
      answer: 'Fordi et kort på en kolonne kan være mere værd end et på en grundbunke. Du bestemmer; et tryk er nok.',
    },
    wrongPlace: {
      question: 'Et tryk sender et kort hen, hvor jeg ikke vil have det. Hvad kan jeg gøre?',
      answer: ({ ui }) =>
        `Træk det derhen, hvor du vil have det. Skal tryk kun sende kort til grundbunker, så slå »${ui.settings.doubleTap}« fra under »${ui.settings.title}«.`,
    },
    lost: {
      question: 'Intet går længere. Har jeg tabt?',
      answer: ({ ui }) =>
        `Tryk på »${ui.bar.outlookWord(undefined)}«: løseren siger, om spillet stadig kan vindes. Hvis ikke, viser den, hvor langt du kan gå tilbage til, hvor det kunne.`,
    },
    hiddenCards: {
      question: 'Kender tippene de skjulte kort?',
      answer: ({ ui }) =>
        `Nej, medmindre du slår »${ui.settings.knowingHint}« til. Et fair tip prøver, hvordan de skjulte kort kan ligge, og vælger det træk, der oftest vinder.`,
    },
    friend: {
      question: 'Hvordan giver jeg en ven denne giv?',
      answer: ({ ui }) =>
        `Åbn »${ui.newGame.title}«, og kopiér eller del koden under »${ui.newGame.thisDeal}«. Din ven får de samme kort.`,
    },
    newDevice: {
      question: 'Hvordan tager jeg mine spil med til en anden enhed?',
      answer: ({ ui }) => `Gem en fil under »${ui.backup.title}« i menuen, og indlæs den på den anden enhed.`,
    },
    offline: {
      question: 'Virker spillet uden net?',
      answer:
        'Ja, efter første besøg. Du kan også installere det fra browserens menu; så starter det som enhver anden app.',
    },
    byMistake: {
      question: 'Jeg gav et nyt spil ved en fejl. Er det gamle væk?',
      answer: ({ ui }) =>
        `Nej. »${ui.newGame.bringBack}« under »${ui.newGame.title}« henter det, og »${ui.games.title}« har alle de andre.`,
    },
    klondike: {
      question: 'Er det det samme som Klondike?',
      answer:
        'Nej, skønt begge er blevet kaldt Canfield. Klondike har syv kolonner med skjulte kort, ingen reserve, og dens grundbunker begynder med esset.',
    },
    price: {
      question: 'Hvad koster det?',
      answer: 'Ingenting. Der er heller ingen reklamer, og intet at købe. Kasinoets 52 dollar bliver kun talt.',
    },
  },

  licences: 'Alle dele og deres licenser',

  way: {
    pages: 'Sider',
    allPages: 'Alle sider',
    previous: (title) => `Forrige side: ${title}`,
    next: (title) => `Næste side: ${title}`,
  },

  example: {
    place: (at, of) => `Skridt ${at} af ${of}`,
    back: 'Tilbage',
    forward: 'Frem',
    deal: 'Startkortet er hjerter 7, så alle grundbunker begynder med 7. Klør dame ligger øverst i reserven.',
    why: [
      'På kolonnerne går en sort dame på en rød konge. Den forlader reserven, og det er altid godt.',
      'Nu ligger hjerter 8 øverst i reserven. Den følger 7 på hjerters grundbunke.',
      'En følge flyttes som ét. Kongen går på esset, for værdierne går hele vejen rundt. Kolonne 2 er tom nu, og reserven fylder den straks.',
      'En sort knægt går på en rød dame. Reserven er nede på 9.',
      'Mere passer ikke, så det er tid til talonen. Den vender tre kort, og kun det sidste kan spilles.',
      'Hjerter 5 går på klør 6. Under den er ruder 2 fri nu.',
      'En gang til. De næste tre kort kommer på kastebunken.',
      'En 7: den åbner klørs grundbunke. Hver 7 gør det for sin farve.',
    ],
    watch: 'Se det til sejren',
    watchHint: 'En film af hele spillet, på 197 træk.',
    play: 'Spil det på bordet',
    playHint: 'Skridt for skridt, med et ord om hvert. Dit eget spil venter på dig.',
  },

  lesson: {
    title: 'Lær ved at spille',
    how: 'Tryk på kortet med ramme, eller træk det.',
    strayed: 'Det er også tilladt. Prøv nu dette:',
    end: 'Mere er der ikke at vide. Du må gå talonen igennem så tit, du vil, og ethvert træk kan fortrydes. Spil videre herfra, eller gå tilbage til dit eget spil.',
    leave: 'Tilbage til dit eget spil',
    leaveWord: 'Luk',
    back: 'Ét skridt tilbage',
    backWord: 'Tilbage',
    show: 'Spil dette skridt for mig',
    showWord: 'Vis mig',
    goOn: 'Spil videre herfra',
    goOnWord: 'Herfra',
  },

  odds: {
    rules: 'Regler',
    share: 'Vundet',
    deals: 'Giv',
    between: (low, high) => `${low} til ${high}`,
    outOf: (won, deals) => `${won} af ${deals}`,
  },
}
