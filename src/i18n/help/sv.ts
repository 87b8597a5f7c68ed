import type { HelpTexts } from './texts.ts'

/** The help in Swedish. */
export const sv: HelpTexts = {
  language: 'sv',

  pages: {
    setUp: { title: 'Uppläggning', lead: 'Målet är att få alla 52 korten till de fyra grundhögarna.' },
    reserve: {
      title: 'Reserv',
      lead: 'Reserven är spelets hjärta: de flesta spel förloras med kort kvar i den.',
    },
    foundations: {
      title: 'Grundhögar',
      lead: 'Fyra grundhögar, en för varje färg. Baskortet säger var de börjar.',
    },
    columns: { title: 'Kolumner', lead: 'På kolumnerna går korten nedåt, och rött och svart växlar.' },
    stock: {
      title: 'Talong och kasthög',
      lead: 'Tryck på talongen när inget annat hjälper, eller när du vill se fler kort.',
    },
    end: { title: 'Spelets slut', lead: 'Du spelar så länge du vill.' },
    example: {
      title: 'Ett exempel',
      lead: 'Den här givens början har en gång publicerats för att visa hur spelet går till. Stega igenom den och se varför varje kort flyttas.',
    },
    scoring: { title: 'Poäng', lead: 'Bara kort som går upp till en grundhög räknas.' },
    hoyle: {
      title: 'Hoyles regler',
      lead: ({ ui }) =>
        `Det här är de strängare reglerna som står i de gamla kortböckerna. De kan väljas under ”${ui.newGame.title}”.`,
    },
    tables: {
      title: 'Egna bord',
      lead: ({ ui }) =>
        `Under ”${ui.newGame.title}” låter ”${ui.newGame.ownTable}” dig bestämma de här reglerna själv. Allt annat är som vanligt.`,
    },
    odds: {
      title: 'Oddsen',
      lead: 'Hur många givar går att vinna, och hur många vinns? Siffrorna är räknade med det här spelets lösare.',
    },
    extras: {
      title: 'Vad appen lägger till',
      lead: 'Reglerna är de gamla. Det som följer gör dem trevliga att spela.',
    },
    codes: { title: 'Spelkoder', lead: 'Varje giv har en kod, som CF1-D3-AAAAACL. Den står bredvid poängen.' },
    privacy: { title: 'Integritet', lead: 'Ingen får veta vad du spelar, eller att du spelar.' },
    data: { title: 'Dina spel', lead: 'Dina spel finns på din enhet och ingen annanstans.' },
    questions: { title: 'Frågor och svar', lead: 'Vad spelare oftast frågar.' },
    about: { title: 'Om spelet', lead: 'Spelet är gratis, och dess källkod är öppen för alla.' },
  },

  rules: {
    R1: 'En kortlek med 52 kort blandas, utan jokrar. Spelkoden avgör hur.',
    R2: '13 kort blir reserven, en hög där bara det översta kortet ligger med framsidan upp. Ett kort, baskortet, öppnar den första grundhögen. 4 kort öppnar de fyra kolumnerna. De andra 34 är talongen, med baksidan upp. Kasthögen och de tre andra grundhögarna är ännu tomma.',
    R3: 'Bara reservens översta kort kan spelas, till sin grundhög eller till en kolumn. Sedan är nästa fritt. Inget läggs någonsin på reserven. Talet under den säger hur många kort som är kvar.',
    R4: 'När ett drag tömmer en kolumn fylls den genast av reservens översta kort, som en del av samma drag.',
    R5: 'När reserven är tom förblir en tom kolumn tom tills du fyller den. Den tar vilket kort eller vilken följd som helst: från kasthögen, en kolumn eller en grundhög. Att flytta dit en hel kolumn skulle inte ändra något, så det är inget drag.',
    R6: 'Varje grundhög tar en färg. Den första tar baskortets färg, de andra tar de färger som är kvar i ordningen spader, hjärter, ruter, klöver.',
    R7: 'Baskortets valör är startvalören för alla fyra grundhögarna: en tom tar bara kortet med den valören i sin färg. Därifrån går det uppåt en valör i taget, och efter kungen kommer esset. Med 13 kort är en grundhög full. Dit går bara ett kort i taget.',
    R8: 'Ett kort läggs på ett kort av den andra färgen som är exakt en valör högre: en röd sexa på en svart sjua. Valörerna går hela varvet runt, så en kung läggs på ett ess av den andra färgen, vilken startvalören än är.',
    R9: 'Vilken följd som helst flyttas som ett block i ett enda drag: hela kolumnen, eller bara slutet av den. Alla kort i en kolumn ligger med framsidan upp.',
    R10: ({ ui }) =>
      `Ett tryck på talongen lägger kort på kasthögen: 3 på en gång i ”${ui.app.modeShort('D3')}”, 1 i ”${ui.app.modeShort('D1')}”. Tre kort ligger i solfjäder, och bara det sista kan spelas; när det är borta är nästa fritt. När färre än tre är kvar vänds de.`,
    R11: 'Ett tryck på den tomma talongen vänder hela kasthögen, utan att blanda: det som drogs först dras först igen. Du får gå igenom den så ofta du vill, utan kostnad. När både talong och kasthög är tomma gör ett tryck ingenting.',
    R12: 'Bara kasthögens översta kort kan spelas, till sin grundhög eller till en kolumn.',
    R13: 'Det översta kortet på vilken grundhög som helst kan dras tillbaka till en kolumn som tar det, till och med baskortet. Det kostar inga poäng, och ett kort som går upp igen ger poäng igen.',
    R14: 'Spelet är vunnet när alla fyra grundhögarna har 13 kort. Det tar aldrig slut av sig självt annars: ingen säger att du har förlorat.',
    R15: 'Ångra tar tillbaka det du gjorde, upp till 100 drag, med dragna kort, vända kasthögar och fyllda kolumner. Ett drags poäng följer med tillbaka.',
    R16: 'Ett kort som läggs på en grundhög från reserven, en kolumn eller kasthögen ger 5. Inget annat ger poäng, och inget kostar. Ett spel börjar på 0 och går aldrig under. Vunnet utan att ett kort tagits tillbaka från en grundhög slutar det på 51 × 5 = 255.',
    R17: ({ ui }) =>
      `Ett tryck, ett klick eller Enter skickar ett kort till sin grundhög om det passar där. Annars går det till en kolumn: till den längsta av dem som tar det (den som ligger längst till vänster av lika långa), eller till en tom. Mitt i en kolumn går följden från det kortet och framåt. Med ”${ui.settings.doubleTap}” avslaget i inställningarna skickar ett tryck bara kort till grundhögar. Det andra klicket i ett dubbelklick spelar aldrig ett andra kort, och vilket kort som helst kan dras i stället.`,
    R18: 'Inget annat flyttas av sig självt: inget kort går till en grundhög oombett, och inget spel avslutar sig självt.',
    R19: 'En kod ger samma giv för alltid: varje kort på sin plats, även i talongens ordning.',
    R20: 'Poängen följer ett kasinos villkor: en kortlek kostade 52 dollar, och varje kort på en grundhög gav 5 tillbaka. Statistiken för ett konto över alla dina spel: 52 dollar mindre för vart och ett, och poängen läggs till.',
    H1: 'Från kolumn till kolumn flyttas bara hela kolumnen. En kolumns översta kort kan alltid gå till sin grundhög.',
    H2: 'När reserven är tom tar en tom kolumn bara kasthögens översta kort, och får stå öppen så länge du vill.',
    H3: 'Ett kort på en grundhög ligger kvar där.',
    H4: '3 kort dras i taget. Du får gå igenom talongen så ofta du vill, och den blandas aldrig.',
    H5: 'Poängen är vad huset betalar: 5 dollar för varje kort som ligger på en grundhög, baskortet också, så att ett spel börjar på 5. Alla 52 ger 500 i stället för summan. På kontot kostar en kortlek 50.',
    H6: 'Det sägs att det vinns ungefär 3 gånger av 100. Sidan om oddsen berättar vad den kunde vinna som kände alla korten.',
  },

  notes: {
    reserveFirst: 'Spela från reserven när inget går förlorat på det: varje kort som lämnar den gör nästa fritt.',
    lookAhead:
      'Tänk efter innan du tömmer en kolumn: reservens översta kort kommer att ligga där, och det kan vara svårt att få bort igen.',
    stuck: ({ ui }) =>
      `När inget tycks gå, gå igenom talongen en gång till, se efter om ett kort kan komma tillbaka från en grundhög, eller fråga: ”${ui.bar.outlook(undefined)}”`,
    otherRules: 'Enligt Hoyles regler räknas poängen i dollar, som deras sida berättar.',
    exceptions: 'Allt är som i spelet med tre kort, utom detta:',
    demon:
      'I England heter spelet Demon. Mary Whitmore Jones beskrev det där 1891 och prisade det framför alla andra patienser med en lek; namnet, trodde hon, kommer av den hånande ande som rycker undan segern i sista stund.',
    canfield:
      'I Amerika har det namn efter Richard Canfield, som drev ett spelhus i Saratoga Springs på 1890-talet. Det berättas att en gäst köpte en kortlek för 50 eller 52 dollar och fick 5 för varje kort på grundhögarna. Somliga tror att det som spelades där var ett annat spel, Klondike. Namnet blev kvar.',
    knowing:
      'Det här är de givar där lösaren fann en vinst, med alla kort kända för den, bland dem som den hittills har avgjort. Den som inte känner de dolda korten vinner färre.',
    bounds: 'Den sanna andelen ligger inom gränserna 95 gånger av 100.',
    open: 'Givar som lösaren lämnade öppna räknas som förlorade i andelen och som vunna i den övre gränsen.',
    players: 'Båda spelarna nedan fick bara givar som går att vinna.',
    fairHints: 'Rättvisa tips, följda till slutet. De vet inte mer än du kan veta.',
    obviousRule:
      'Den självklara regeln: till en grundhög om det går, annars från reserven, annars från kasthögen eller från kolumn till kolumn, annars dra.',
    worth: ({ ui }) =>
      `Här har en regel i taget ändrats, för samma givar. Under ”${ui.newGame.ownTable}” kan du spela efter vilken som helst av dem.`,
    hints: ({ ui }) =>
      `”${ui.bar.hint}” visar ett bra drag, och ett andra tryck spelar det. Tipsen är rättvisa: de vet vad du kan veta, om du inte väljer ”${ui.settings.knowingHint}” i inställningarna.`,
    outlook: ({ ui }) =>
      `”${ui.bar.outlook(undefined)}” frågar lösaren. Om spelet är förlorat hittar den draget som förlorade det och tar dig tillbaka dit. Spel där du bad om hjälp är märkta.`,
    films: 'Vilket spel som helst kan ses som en film, och spelas vidare från vilken plats som helst i den.',
    games: ({ ui }) => `”${ui.games.title}” har allt du har spelat, och ”${ui.statistics.title}” räknar det.`,
    daily: ({ ui }) =>
      `”${ui.daily.title}” är en giv för varje dag, densamma för alla, och den går att vinna med alla regler.`,
    winnable: ({ ui }) =>
      `Under ”${ui.newGame.title}” kan du få bara givar som går att vinna, så lätta eller svåra du vill.`,
    ownTable: ({ ui }) => `Där kan du också med ”${ui.newGame.ownTable}” bestämma reglerna själv, en i taget.`,
    tableWord:
      'I en spelkod är ett sådant bord ett T med en siffra för var och en av de här reglerna, i den här ordningen; nollor i slutet utelämnas. Bredvid varje regel står ordet för D3 där inget annat är ändrat. Korten i en giv är desamma vid varje bord.',
    friend: ({ ui }) =>
      `För att ge en vän given på bordet, öppna ”${ui.newGame.title}” och kopiera eller dela det som står under ”${ui.newGame.thisDeal}”. Din vän skriver in koden i samma fönster, under ”${ui.newGame.codeField}”, eller öppnar länken.`,
    parts:
      'CF1 är sättet att blanda. D3 står för reglerna: D3 för tre kort, D1 för ett kort, H3 för Hoyles regler, T med siffror för egna regler. De sju bokstäverna är given, och samma bokstäver är samma kort med alla regler.',
    typing: 'Stora bokstäver, mellanslag och streck spelar ingen roll när du skriver in en kod.',
    wholeGame: ({ ui }) => `”${ui.games.title}” ger också länkar till hela spel, med varje drag.`,
    howMany: 'Det finns 8 031 810 176 givar. Ingen får slut på dem.',
    noAccount: 'Det finns inget konto, ingen reklam och ingen spårning.',
    noNetwork: 'Spelet frågar ingen server om något när det väl är laddat. Efter första besöket fungerar det utan nät.',
    sharing: 'Bara du delar något. En kod eller länk berättar given, eller dragen i ett spel, och inget om dig.',
    kept: 'Den här webbläsaren sparar spelet på bordet, vid varje drag; alla spel som du har spelat; och dina inställningar.',
    cleared: ({ ui }) =>
      `Om du rensar webbläsarens data för den här sidan försvinner dina spel också. En webbläsare kan även rensa dem när enheten är full. ”${ui.backup.title}” i menyn kan be den att låta bli.`,
    move: ({ ui }) =>
      `För att flytta dina spel, eller ha en kopia, öppna ”${ui.backup.title}” och spara en fil. Läs in den på den andra enheten: spelen läggs till dem som finns där, och inget läggs till två gånger.`,
    removed: ({ ui }) =>
      `Ett spel som du tar bort från listan är bara lagt åt sidan, och kan hämtas tillbaka där under ”${ui.games.states.removed}”.`,
    tabs: 'När spelet är öppet i två flikar har var och en sitt eget spel, och listan har båda.',
    free: 'Enligt MIT-licensen får vem som helst använda, kopiera och ändra det.',
    madeOf: 'De klädda korten är ritade av Adrian Kennard, och bokstäverna på korten kommer från typsnittet Inter.',
  },

  headings: {
    strategy: 'Bra att veta',
    history: 'Historia',
    knowing: 'När alla kort är kända',
    players: 'Vad spelare vinner',
    worth: 'Vad varje regel är värd',
    seeAlso: 'Se även',
  },

  figures: {
    deal: 'En ny giv: 13 kort i reserven, 34 i talongen, ett i varje kolumn. Baskortet är hjärter 7.',
    fill: 'Följden från kolumn 2 har gått till kolumn 4. Spader dam har kommit från reserven för att fylla kolumn 2, och 10 kort är kvar.',
    startRank: 'Startvalören är 7. Klöver 7 har just öppnat sin grundhög; spader och ruter väntar ännu på sin sjua.',
    roundTheKing: 'Klöverns grundhög har passerat kungen: esset ligger överst, och 2 kommer härnäst.',
    takenBack:
      'Spader dam har kommit tillbaka från sin grundhög till kolumn 2. Nu kan ruter knekt lämna kasthögen och läggas på den.',
    run: 'Hjärter kung och klöver dam kan flyttas tillsammans från kolumn 2 till spader ess i kolumn 4.',
    emptyColumns: 'Reserven är tom, och det är kolumn 2 och 3 också: de tar vilket kort och vilken följd som helst.',
    fan: 'Tre kort vändes, och bara hjärter 5 kan spelas: här till klöver 6 i kolumn 1. Sedan är ruter 2 fri.',
    turnOver: 'Talongen är tom: ett tryck på pilen vänder kasthögen.',
    won: 'Vunnet: alla fyra grundhögarna har 13 kort.',
    wholeColumn:
      'Även enligt Hoyles regler kan hjärter kung gå till spader ess, eftersom hela kolumn 2 följer med. Klöver dam kunde inte lämna kungen kvar.',
  },

  questions: {
    everyDeal: {
      question: 'Går varje giv att vinna?',
      answer: ({ ui, odds }) =>
        `Nej. Av de ${odds.knowing.D3.deals} givar som lösaren har avgjort med tre dragna kort går ${odds.knowing.D3.share} att vinna; med ett kort är det ${odds.knowing.D1.share}. Vill du bara ha sådana givar, välj ”${ui.newGame.winnableOnly}” under ”${ui.newGame.title}”.`,
    },
    fairShuffle: {
      question: 'Är blandningen rättvis?',
      answer:
        'Ja. Var och en av de 8 031 810 176 givarna är lika sannolik som någon annan, vad du än spelade förut. Koden säger vilken du fick, och vem som helst kan ge den igen.',
    },
    noAce: {
      question: 'Varför går esset inte på en tom grundhög?',
      answer: 'Grundhögarna börjar med baskortets valör, som visas på varje tom plats. Esset kommer efter kungen.',
    },
    kingOnAce: {
      question: 'Varför går en kung på ett ess?',
      answer:
        'För att valörerna går hela varvet runt: på kolumnerna kommer kungen under esset, och under kungen damen.',
    },
    filled: {
      question: 'Varför kom ett kort till min tomma kolumn?',
      answer:
        'Så länge reserven har kort fyller dess översta kort genast en tom kolumn. Ångra tar tillbaka båda på en gång.',
    },
    unasked: {
      question: 'Varför går korten inte upp av sig själva?',
      answer: 'För att ett kort på en kolumn kan vara värt mer än ett på en grundhög. Du bestämmer; ett tryck räcker.',
    },
    wrongPlace: {
      question: 'Ett tryck skickar ett kort dit jag inte vill ha det. Vad kan jag göra?',
      answer: ({ ui }) =>
        `Dra det dit du vill ha det. Om tryck bara ska skicka kort till grundhögar, slå av ”${ui.settings.doubleTap}” under ”${ui.settings.title}”.`,
    },
    lost: {
      question: 'Inget går längre. Har jag förlorat?',
      answer: ({ ui }) =>
        `Tryck på ”${ui.bar.outlookWord(undefined)}”: lösaren säger om spelet ännu går att vinna. Om inte visar den hur långt du kan gå tillbaka till där det gick.`,
    },
    hiddenCards: {
      question: 'Känner tipsen till de dolda korten?',
      answer: ({ ui }) =>
        `Nej, om du inte slår på ”${ui.settings.knowingHint}”. Ett rättvist tips prövar hur de dolda korten kan ligga, och väljer det drag som vinner oftast.`,
    },
    friend: {
      question: 'Hur ger jag en vän den här given?',
      answer: ({ ui }) =>
        `Öppna ”${ui.newGame.title}” och kopiera eller dela koden under ”${ui.newGame.thisDeal}”. Din vän får samma kort.`,
    },
    newDevice: {
      question: 'Hur tar jag med mina spel till en annan enhet?',
      answer: ({ ui }) => `Spara en fil under ”${ui.backup.title}” i menyn, och läs in den på den andra enheten.`,
    },
    offline: {
      question: 'Fungerar spelet utan nät?',
      answer:
        'Ja, efter första besöket. Du kan också installera det från webbläsarens meny; då startar det som vilken app som helst.',
    },
    byMistake: {
      question: 'Jag gav ett nytt spel av misstag. Är det gamla borta?',
      answer: ({ ui }) =>
        `Nej. ”${ui.newGame.bringBack}” under ”${ui.newGame.title}” hämtar det, och ”${ui.games.title}” har alla de andra.`,
    },
    klondike: {
      question: 'Är det här samma som Klondike?',
      answer:
        'Nej, fast båda har kallats Canfield. Klondike har sju kolumner med dolda kort, ingen reserv, och dess grundhögar börjar med esset.',
    },
    price: {
      question: 'Vad kostar det?',
      answer: 'Ingenting. Det finns ingen reklam heller, och inget att köpa. Kasinots 52 dollar räknas bara.',
    },
  },

  licences: 'Alla delar och deras licenser',

  way: {
    pages: 'Sidor',
    allPages: 'Alla sidor',
    previous: (title) => `Föregående sida: ${title}`,
    next: (title) => `Nästa sida: ${title}`,
  },

  example: {
    place: (at, of) => `Steg ${at} av ${of}`,
    back: 'Bakåt',
    forward: 'Framåt',
    deal: 'Baskortet är hjärter 7, så alla grundhögar börjar med 7. Klöver dam ligger överst i reserven.',
    why: [
      'På kolumnerna läggs en svart dam på en röd kung. Den lämnar reserven, och det är alltid bra.',
      'Nu ligger hjärter 8 överst i reserven. Den följer 7 på hjärterns grundhög.',
      'En följd flyttas som ett. Kungen går på esset, för valörerna går hela varvet runt. Kolumn 2 är tom nu, och reserven fyller den genast.',
      'En svart knekt går på en röd dam. Reserven är nere i 9.',
      'Inget mer passar, så det är dags för talongen. Den vänder tre kort, och bara det sista kan spelas.',
      'Hjärter 5 går på klöver 6. Under den är ruter 2 fri nu.',
      'En gång till. De nästa tre korten kommer på kasthögen.',
      'En sjua: den öppnar klöverns grundhög. Varje sjua gör det för sin färg.',
    ],
    watch: 'Se det till vinsten',
    watchHint: 'En film av hela spelet, på 197 drag.',
    play: 'Spela det på bordet',
    playHint: 'Steg för steg, med ett ord om varje. Ditt eget spel väntar.',
  },

  lesson: {
    title: 'Lär dig genom att spela',
    how: 'Tryck på det inramade kortet, eller dra det.',
    strayed: 'Det är också tillåtet. Prova det här nu:',
    end: 'Mer behöver du inte veta. Du får gå igenom leken hur många gånger du vill, och varje drag kan ångras. Spela vidare härifrån, eller gå tillbaka till ditt eget spel.',
    leave: 'Tillbaka till ditt spel',
    leaveWord: 'Stäng',
    back: 'Ett steg bakåt',
    backWord: 'Bakåt',
    show: 'Spela det här steget åt mig',
    showWord: 'Visa mig',
    goOn: 'Spela själv vidare härifrån',
    goOnWord: 'Härifrån',
  },

  odds: {
    rules: 'Regler',
    share: 'Vunna',
    deals: 'Givar',
    between: (low, high) => `${low} till ${high}`,
    outOf: (won, deals) => `${won} av ${deals}`,
  },
}
