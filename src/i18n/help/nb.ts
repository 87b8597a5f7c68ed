import type { HelpTexts } from './texts.ts'

/** The help in Norwegian Bokmål. */
export const nb: HelpTexts = {
  language: 'nb',

  pages: {
    setUp: { title: 'Oppsett', lead: 'Målet er å få alle 52 kortene til de fire grunnbunkene.' },
    reserve: {
      title: 'Reserve',
      lead: 'Reserven er spillets hjerte: de fleste spill tapes med kort igjen i den.',
    },
    foundations: {
      title: 'Grunnbunker',
      lead: 'Fire grunnbunker, én for hver farge. Startkortet sier hvor de begynner.',
    },
    columns: { title: 'Kolonner', lead: 'På kolonnene går kortene nedover, og rødt og svart veksler.' },
    stock: {
      title: 'Talong og kastebunke',
      lead: 'Trykk på talongen når ingenting annet hjelper, eller når du vil se flere kort.',
    },
    end: { title: 'Spillets slutt', lead: 'Du spiller så lenge du vil.' },
    example: {
      title: 'Et eksempel',
      lead: 'Begynnelsen av denne given ble en gang offentliggjort for å vise hvordan spillet går. Gå gjennom den steg for steg og se hvorfor hvert kort flyttes.',
    },
    scoring: { title: 'Poeng', lead: 'Bare kort som går opp på en grunnbunke, teller.' },
    hoyle: {
      title: 'Hoyles regler',
      lead: ({ ui }) =>
        `Dette er de strengere reglene som står i de gamle kortbøkene. De kan velges under «${ui.newGame.title}».`,
    },
    tables: {
      title: 'Egne bord',
      lead: ({ ui }) =>
        `Under «${ui.newGame.title}» lar «${ui.newGame.ownTable}» deg selv sette disse reglene. Alt annet er som det pleier.`,
    },
    odds: {
      title: 'Sjansene',
      lead: 'Hvor mange giver kan vinnes, og hvor mange blir vunnet? Tallene er telt med løseren i dette spillet.',
    },
    extras: {
      title: 'Hva appen legger til',
      lead: 'Reglene er de gamle. Det som følger, gjør dem hyggelige å spille.',
    },
    codes: { title: 'Spillkoder', lead: 'Hver giv har en kode, som CF1-D3-AAAAACL. Den står ved siden av poengene.' },
    privacy: { title: 'Personvern', lead: 'Ingen får vite hva du spiller, eller at du spiller.' },
    data: { title: 'Spillene dine', lead: 'Spillene dine er på enheten din og ingen andre steder.' },
    questions: { title: 'Spørsmål og svar', lead: 'Hva spillere oftest spør om.' },
    about: { title: 'Om spillet', lead: 'Spillet er gratis, og kildekoden er åpen for alle.' },
  },

  rules: {
    R1: 'En kortstokk på 52 kort stokkes, uten jokere. Spillkoden avgjør hvordan.',
    R2: '13 kort blir reserven, en bunke der bare det øverste kortet ligger med billedsiden opp. Ett kort, startkortet, åpner den første grunnbunken. 4 kort åpner de fire kolonnene. De andre 34 er talongen, med baksiden opp. Kastebunken og de tre andre grunnbunkene er ennå tomme.',
    R3: 'Bare det øverste kortet i reserven kan spilles, til grunnbunken sin eller til en kolonne. Så er det neste fritt. Ingenting legges noen gang på reserven. Tallet under den sier hvor mange kort som er igjen.',
    R4: 'Når et trekk tømmer en kolonne, fyller reservens øverste kort den straks, som en del av det samme trekket.',
    R5: 'Når reserven er tom, blir en tom kolonne stående tom til du fyller den. Den tar ethvert kort og enhver rekke: fra kastebunken, en kolonne eller en grunnbunke. Å flytte en hel kolonne dit ville ikke endre noe, så det er ikke noe trekk.',
    R6: 'Hver grunnbunke tar én farge. Den første tar startkortets farge, de andre tar fargene som er igjen, i rekkefølgen spar, hjerter, ruter, kløver.',
    R7: 'Startkortets verdi er startverdien for alle fire grunnbunkene: en tom tar bare kortet med den verdien i sin farge. Derfra går det opp én verdi om gangen, og etter kongen kommer esset. Med 13 kort er en grunnbunke full. Bare ett kort om gangen går dit.',
    R8: 'Et kort legges på et kort av den andre fargen, rød eller svart, som er nøyaktig én verdi høyere: en rød 6 på en svart 7. Verdiene går hele veien rundt, så en konge legges på et ess av den andre fargen, uansett startverdi.',
    R9: 'Enhver rekke flyttes som én blokk i ett trekk: hele kolonnen, eller bare slutten av den. Alle kort i en kolonne ligger med billedsiden opp.',
    R10: ({ ui }) =>
      `Et trykk på talongen legger kort på kastebunken: 3 om gangen i «${ui.app.modeShort('D3')}», 1 i «${ui.app.modeShort('D1')}». Tre kort ligger i vifte, og bare det siste kan spilles; når det er borte, er det neste fritt. Er det færre enn tre igjen, snus de.`,
    R11: 'Et trykk på den tomme talongen snur hele kastebunken, uten å stokke: det som ble trukket først, trekkes først igjen. Du kan gå gjennom så ofte du vil, uten kostnad. Når både talongen og kastebunken er tomme, gjør et trykk ingenting.',
    R12: 'Bare det øverste kortet i kastebunken kan spilles, til grunnbunken sin eller til en kolonne.',
    R13: 'Det øverste kortet på enhver grunnbunke kan dras tilbake til en kolonne som tar det, til og med startkortet. Det koster ingen poeng, og et kort som går opp igjen, gir poeng igjen.',
    R14: 'Spillet er vunnet når alle fire grunnbunkene har 13 kort. Ellers slutter det aldri av seg selv: ingen sier at du har tapt.',
    R15: 'Angre tar tilbake det du gjorde, opptil 100 trekk, med trukne kort, snudde kastebunker og fylte kolonner. Poengene for et trekk går tilbake med det.',
    R16: 'Et kort som legges på en grunnbunke fra reserven, en kolonne eller kastebunken, gir 5. Ingenting annet gir poeng, og ingenting koster. Et spill begynner på 0 og går aldri under. Vunnet uten å ta et kort tilbake fra en grunnbunke slutter det på 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Et trykk, et klikk eller Enter sender et kort til grunnbunken sin om det passer der. Hvis ikke går det til en kolonne: til den lengste av dem som tar det (den lengst til venstre av like lange), eller ellers til en tom. Midt i en kolonne går rekken fra det kortet av. Med «${ui.settings.doubleTap}» slått av i innstillingene sender et trykk bare kort til grunnbunker. Det andre klikket i et dobbeltklikk spiller aldri et kort til, og ethvert kort kan dras i stedet.`,
    R18: 'Ingenting annet flytter seg av seg selv: ikke noe kort går til en grunnbunke uten å bli bedt om det, og ikke noe spill fullfører seg selv.',
    R19: 'En kode gir den samme given for alltid: hvert kort på sin plass, også i talongens rekkefølge.',
    R20: 'Poengene følger vilkårene i et kasino: en kortstokk kostet 52 dollar, og hvert kort på en grunnbunke ga 5 tilbake. Statistikken fører en konto over alle spillene dine: 52 dollar mindre for hvert, og poengene lagt til.',
    H1: 'Fra kolonne til kolonne flyttes bare hele kolonnen. Det øverste kortet i en kolonne kan alltid gå til grunnbunken sin.',
    H2: 'Når reserven er tom, tar en tom kolonne bare det øverste kortet i kastebunken, og kan stå åpen så lenge du vil.',
    H3: 'Et kort på en grunnbunke blir liggende der.',
    H4: '3 kort trekkes om gangen. Du kan gå gjennom talongen så ofte du vil, og den stokkes aldri.',
    H5: 'Poengene er det huset betaler: 5 dollar for hvert kort som ligger på en grunnbunke, startkortet også, slik at et spill begynner på 5. Alle 52 gir 500 i stedet for summen. På kontoen koster en kortstokk 50.',
    H6: 'Det sies at det vinnes omtrent 3 av 100 ganger. Siden om sjansene forteller hva en som kjente alle kortene, kunne vinne.',
  },

  notes: {
    reserveFirst: 'Spill fra reserven når det ikke taper noe: hvert kort som forlater den, gjør det neste fritt.',
    lookAhead:
      'Tenk deg om før du tømmer en kolonne: reservens øverste kort havner der, og det kan være vanskelig å flytte igjen.',
    stuck: ({ ui }) =>
      `Når ingenting ser ut til å gå, gå gjennom talongen en gang til, se om et kort kan komme tilbake fra en grunnbunke, eller spør: «${ui.bar.outlook(undefined)}»`,
    otherRules: 'Etter Hoyles regler telles poengene i dollar, som siden om dem forteller.',
    exceptions: 'Alt er som i spillet med tre kort, bortsett fra dette:',
    demon:
      'I England heter spillet Demon. Mary Whitmore Jones beskrev det der i 1891 og roste det over alle andre kabaler med én kortstokk; navnet, mente hun, kommer av den spottende ånden som river til seg seieren i siste øyeblikk.',
    canfield:
      'I Amerika har det navn etter Richard Canfield, som drev et spillehus i Saratoga Springs på 1890-tallet. Det fortelles at en gjest kjøpte en kortstokk for 50 eller 52 dollar og fikk 5 for hvert kort på grunnbunkene. Noen tror at spillet som ble spilt der, var et annet, Klondike. Navnet ble.',
    knowing:
      'Dette er givene der løseren fant en seier, med alle kort kjent for den, blant dem som den har avgjort så langt. Den som ikke kjenner de skjulte kortene, vinner færre.',
    bounds: 'Den sanne andelen ligger innenfor grensene 95 av 100 ganger.',
    open: 'Giver som løseren lot stå åpne, teller som tapt i andelen og som vunnet i den øvre grensen.',
    players: 'Begge spillerne under fikk bare giver som kan vinnes.',
    fairHints: 'Rettferdige tips, fulgt til slutten. De vet ikke mer enn du kan vite.',
    obviousRule:
      'Den nærliggende regelen: til en grunnbunke om det går, ellers fra reserven, ellers fra kastebunken eller fra kolonne til kolonne, ellers trekk.',
    worth: ({ ui }) =>
      `Her er én regel endret om gangen, for de samme givene. Under «${ui.newGame.ownTable}» kan du spille etter hver av dem.`,
    hints: ({ ui }) =>
      `«${ui.bar.hint}» viser et godt trekk, og et trykk til spiller det. Tipsene er rettferdige: de vet det du kan vite, om du ikke velger «${ui.settings.knowingHint}» i innstillingene.`,
    outlook: ({ ui }) =>
      `«${ui.bar.outlook(undefined)}» spør løseren. Er spillet tapt, finner den trekket som tapte det, og tar deg tilbake dit. Spill der du ba om hjelp, er merket.`,
    films: 'Ethvert spill kan ses som en film, og spilles videre fra hvilket som helst sted i den.',
    games: ({ ui }) => `«${ui.games.title}» har alt du har spilt, og «${ui.statistics.title}» teller det.`,
    daily: ({ ui }) =>
      `«${ui.daily.title}» er en giv for hver dag, den samme for alle, og den kan vinnes med alle regler.`,
    winnable: ({ ui }) =>
      `Under «${ui.newGame.title}» kan du få bare giver som kan vinnes, så lette eller vanskelige du vil.`,
    ownTable: ({ ui }) => `Under «${ui.newGame.ownTable}» der setter du reglene selv, én for én.`,
    tableWord:
      'I en spillkode er et slikt bord en T med et siffer for hver av disse reglene, i denne rekkefølgen; nuller til slutt utelates. Ved siden av hver regel står ordet for D3 der ingenting annet er endret. Kortene i en giv er de samme ved alle bord.',
    friend: ({ ui }) =>
      `For å gi en venn given på bordet, åpne «${ui.newGame.title}» og kopier eller del det som står under «${ui.newGame.thisDeal}». Vennen din skriver inn koden i det samme vinduet, under «${ui.newGame.codeField}», eller åpner lenken.`,
    parts:
      'CF1 er måten å stokke på. D3 står for reglene: D3 for tre kort, D1 for ett kort, H3 for Hoyles regler, T med tall for ditt eget bord. De sju bokstavene er given, og de samme bokstavene er de samme kortene med alle regler.',
    typing: 'Store bokstaver, mellomrom og streker spiller ingen rolle når du skriver inn en kode.',
    wholeGame: ({ ui }) => `«${ui.games.title}» gir også lenker til hele spill, med hvert trekk.`,
    howMany: 'Det finnes 8 031 810 176 giver. Ingen går tom for dem.',
    noAccount: 'Det er ingen konto, ingen reklame og ingen sporing.',
    noNetwork:
      'Spillet ber ingen server om noe når det først er lastet. Etter det første besøket virker det uten nett.',
    sharing: 'Bare du deler noe. En kode eller lenke forteller given, eller trekkene i et spill, og ingenting om deg.',
    kept: 'Denne nettleseren tar vare på spillet på bordet, ved hvert trekk; alle spill du har spilt; og innstillingene dine.',
    cleared: ({ ui }) =>
      `Sletter du nettleserens data for denne siden, slettes spillene dine også. En nettleser kan også slette dem når enheten er full. «${ui.backup.title}» i menyen kan be den la være.`,
    move: ({ ui }) =>
      `For å flytte spillene dine, eller ha en kopi, åpne «${ui.backup.title}» og lagre en fil. Les den inn på den andre enheten: spillene legges til dem som er der, og ingen legges til to ganger.`,
    removed: ({ ui }) =>
      `Et spill som du fjerner fra listen, er bare lagt til side, og kan hentes tilbake der under «${ui.games.states.removed}».`,
    tabs: 'Når spillet er åpent i to faner, har hver sitt eget spill, og listen har begge.',
    free: 'Etter MIT-lisensen kan hvem som helst bruke, kopiere og endre det.',
    madeOf:
      'Billedkortenes figurer er tegnet av Adrian Kennard, og bokstavene på kortene kommer fra skrifttypen Inter.',
  },

  headings: {
    strategy: 'Godt å vite',
    history: 'Historie',
    knowing: 'Med alle kort kjent',
    players: 'Hva spillere vinner',
    worth: 'Hva hver regel er verdt',
    seeAlso: 'Se også',
  },

  figures: {
    deal: 'En ny giv: 13 kort i reserven, 34 i talongen, ett i hver kolonne. Startkortet er hjerter 7.',
    fill: 'Rekken fra kolonne 2 har gått til kolonne 4. Spar dame har kommet fra reserven for å fylle kolonne 2, og 10 kort er igjen.',
    startRank: 'Startverdien er 7. Kløver 7 har nettopp åpnet grunnbunken sin; spar og ruter venter ennå på sin 7.',
    roundTheKing: 'Kløverens grunnbunke har passert kongen: esset ligger øverst, og 2 kommer nå.',
    takenBack:
      'Spar dame har kommet tilbake fra grunnbunken sin til kolonne 2. Nå kan ruter knekt forlate kastebunken og legges på den.',
    run: 'Hjerter konge og kløver dame kan flyttes sammen fra kolonne 2 til spar ess i kolonne 4.',
    emptyColumns: 'Reserven er tom, og det er kolonne 2 og 3 også: de tar ethvert kort og enhver rekke.',
    fan: 'Tre kort ble snudd, og bare hjerter 5 kan spilles: her til kløver 6 i kolonne 1. Så er ruter 2 fri.',
    turnOver: 'Talongen er tom: et trykk på pilen snur kastebunken.',
    won: 'Vunnet: alle fire grunnbunkene har 13 kort.',
    wholeColumn:
      'Etter Hoyles regler også kan hjerter konge gå til spar ess, for hele kolonne 2 følger med. Kløver dame kunne ikke forlate kongen.',
  },

  questions: {
    everyDeal: {
      question: 'Kan alle giver vinnes?',
      answer: ({ ui, odds }) =>
        `Nei. Av de ${odds.knowing.D3.deals} givene som løseren har avgjort med tre trukne kort, kan ${odds.knowing.D3.share} vinnes; med ett kort er det ${odds.knowing.D1.share}. Vil du bare ha slike giver, velg «${ui.newGame.winnableOnly}» under «${ui.newGame.title}».`,
    },
    fairShuffle: {
      question: 'Er stokkingen rettferdig?',
      answer:
        'Ja. Hver av de 8 031 810 176 givene er like sannsynlig som enhver annen, hva du enn spilte før. Koden sier hvilken du fikk, og hvem som helst kan gi den igjen.',
    },
    noAce: {
      question: 'Hvorfor går ikke esset på en tom grunnbunke?',
      answer: 'Grunnbunkene begynner med startkortets verdi, som vises på hver tomme plass. Esset kommer etter kongen.',
    },
    kingOnAce: {
      question: 'Hvorfor går en konge på et ess?',
      answer: 'Fordi verdiene går hele veien rundt: på kolonnene kommer kongen under esset, og under kongen damen.',
    },
    filled: {
      question: 'Hvorfor kom det et kort til den tomme kolonnen min?',
      answer:
        'Så lenge reserven har kort, fyller det øverste straks en tom kolonne. Angre tar tilbake begge deler sammen.',
    },
    unasked: {
      question: 'Hvorfor går ikke kortene opp av seg selv?',
      answer: 'Fordi et kort på en kolonne kan være mer verdt enn ett på en grunnbunke. Du bestemmer; et trykk er nok.',
    },
    wrongPlace: {
      question: 'Et trykk sender et kort dit jeg ikke vil ha det. Hva kan jeg gjøre?',
      answer: ({ ui }) =>
        `Dra det dit du vil ha det. Skal trykk bare sende kort til grunnbunker, slå av «${ui.settings.doubleTap}» under «${ui.settings.title}».`,
    },
    lost: {
      question: 'Ingenting går lenger. Har jeg tapt?',
      answer: ({ ui }) =>
        `Trykk på «${ui.bar.outlookWord(undefined)}»: løseren sier om spillet fortsatt kan vinnes. Hvis ikke viser den hvor langt du kan gå tilbake til der det kunne.`,
    },
    hiddenCards: {
      question: 'Kjenner tipsene de skjulte kortene?',
      answer: ({ ui }) =>
        `Nei, om du ikke slår på «${ui.settings.knowingHint}». Et rettferdig tips prøver ut hvordan de skjulte kortene kan ligge, og velger trekket som vinner oftest.`,
    },
    friend: {
      question: 'Hvordan gir jeg en venn denne given?',
      answer: ({ ui }) =>
        `Åpne «${ui.newGame.title}», og kopier eller del koden under «${ui.newGame.thisDeal}». Vennen din får de samme kortene.`,
    },
    newDevice: {
      question: 'Hvordan tar jeg med spillene mine til en annen enhet?',
      answer: ({ ui }) => `Lagre en fil under «${ui.backup.title}» i menyen, og les den inn på den andre enheten.`,
    },
    offline: {
      question: 'Virker spillet uten nett?',
      answer:
        'Ja, etter det første besøket. Du kan også installere det fra nettleserens meny; da starter det som enhver annen app.',
    },
    byMistake: {
      question: 'Jeg ga et nytt spill ved en feil. Er det gamle borte?',
      answer: ({ ui }) =>
        `Nei. «${ui.newGame.bringBack}» under «${ui.newGame.title}» henter det, og «${ui.games.title}» har alle de andre.`,
    },
    klondike: {
      question: 'Er dette det samme som Klondike?',
      answer:
        'Nei, selv om begge har vært kalt Canfield. Klondike har sju kolonner med skjulte kort, ingen reserve, og grunnbunkene begynner med esset.',
    },
    price: {
      question: 'Hva koster det?',
      answer: 'Ingenting. Det er ingen reklame heller, og ingenting å kjøpe. Kasinoets 52 dollar blir bare telt.',
    },
  },

  licences: 'Alle deler og lisensene deres',

  way: {
    pages: 'Sider',
    allPages: 'Alle sider',
    previous: (title) => `Forrige side: ${title}`,
    next: (title) => `Neste side: ${title}`,
  },

  example: {
    place: (at, of) => `Steg ${at} av ${of}`,
    back: 'Tilbake',
    forward: 'Fram',
    deal: 'Startkortet er hjerter 7, så alle grunnbunker begynner med 7. Kløver dame ligger øverst i reserven.',
    why: [
      'På kolonnene går en svart dame på en rød konge. Den forlater reserven, og det er alltid bra.',
      'Nå ligger hjerter 8 øverst i reserven. Den følger 7 på hjerterens grunnbunke.',
      'En rekke flyttes som ett. Kongen går på esset, for verdiene går hele veien rundt. Kolonne 2 er tom nå, og reserven fyller den straks.',
      'En svart knekt går på en rød dame. Reserven er nede i 9.',
      'Ikke noe mer passer, så det er tid for talongen. Den snur tre kort, og bare det siste kan spilles.',
      'Hjerter 5 går på kløver 6. Under den er ruter 2 fri nå.',
      'En gang til. De neste tre kortene kommer på kastebunken.',
      'En 7: den åpner kløverens grunnbunke. Hver 7 gjør det for sin farge.',
    ],
    watch: 'Se det til seieren',
    watchHint: 'En film av hele spillet, på 197 trekk.',
    play: 'Spill det på bordet',
    playHint: 'Steg for steg, med et ord om hvert. Ditt eget spill venter på deg.',
  },

  lesson: {
    title: 'Lær ved å spille',
    how: 'Trykk på kortet med ramme, eller dra det.',
    strayed: 'Det er også lov. Prøv nå dette:',
    end: 'Mer er det ikke å vite. Du kan gå gjennom talongen så ofte du vil, og ethvert trekk kan angres. Spill videre herfra, eller gå tilbake til ditt eget spill.',
    leave: 'Tilbake til ditt eget spill',
    leaveWord: 'Lukk',
    back: 'Ett steg tilbake',
    backWord: 'Tilbake',
    show: 'Spill dette steget for meg',
    showWord: 'Vis meg',
    goOn: 'Spill videre herfra',
    goOnWord: 'Herfra',
  },

  odds: {
    rules: 'Regler',
    share: 'Vunnet',
    deals: 'Giver',
    between: (low, high) => `${low} til ${high}`,
    outOf: (won, deals) => `${won} av ${deals}`,
  },
}
