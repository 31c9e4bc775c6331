import type { LocaleId } from '@tidewright/contracts/locales.ts'

/** Words, without accents, that say nothing about what somebody looks for. */
const lists: Record<LocaleId, string> = {
  'en-UK': `a about all an and any are as at be been but by can could did do does for from had has have he her his how i if in
    into is it its me my no not of on or our s she so t than that the their them then there these they this to us was we were
    what when where which who why will with would you your ll ve re d m don doesn didn isn aren`,
  es: `a al algo ante como con cual cuales cuando de del desde donde el ella ellas ellos en entre era es esa ese eso esta este esto
    fue ha han hay la las le les lo los mas me mi mis muy nada ni no nos nuestra nuestras nuestro nuestros o os para pero por
    porque que quien se ser si sin sobre son su sus te tu tus un una unas uno unos vuestro vuestra y ya`,
  fr: `a ai as au aux avec avez c ce ces cela cet cette ceux comment d dans de des du elle elles en es est et etes eu il ils
    j je jusqu l la le les leur leurs lui lorsqu m ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas pour pourquoi
    puisqu qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes toi ton tu un une vos votre
    vous y`,
  it: `a ad agli ai al all alla alle allo anche c che chi ci come con cosa cui d da dagli dai dal dall dalla dalle dei degli del
    dell della delle dello di do dove e ed era gli ha hai hanno ho i il in io l la le lei li lo loro lui ma mi mia mie miei mio ne
    negli nei nel nell nella nelle nello noi non nostra nostre nostri nostro o per perche piu qual quale quali quando quel quella
    quello questa queste questi questo se si sono su sua sue sugli sui sul sull sulla sulle suo suoi ti tra tu tua tuo un una uno v vi voi`,
  nl: `aan al als bij dan dat de die dit door een en er had heb hebben heeft hem het hij hoe hun ik in is je jij jou jullie jouw kan
    kunnen maar me met mij mijn naar niet nog of om omdat ons onze ook op over s t te tot u uit uw van veel voor waar waarom
    wanneer was wat we wel welk welke werd wie wij wordt worden ze zich zij zijn zo zou n`,
}

/** Words of a question or a request, which say nothing in a query but may in a text. */
const fillers: Record<LocaleId, string> = {
  'en-UK': `able am anyone best could did do does doing done find get gets getting give go going got happen happens help here
    just know let like look looking make makes many may might much must need needs ok please really see should show some someone
    something take tell there thing things too try use using very want wants way whenever would yes anything everything`,
  es: `ahora alguien algun alguna algunas alguno algunos aqui asi ayuda buscando buscar busco cada conseguir cuanta cuantas cuanto
    cuantos da dame dar debo deberia decidme dime encontrar encuentro esta estan estamos estar estoy existe favor gustaria haber
    hace haceis hacen hacer hago hacia has hola ir mejor mismo mucho mucha necesita necesitamos necesito ninguna ofreceis ofrecen
    ocurre pasa pedir podeis podemos poder podria puede pueden puedo queremos querer queria quiero quisiera saber sabeis sea
    ser sobre sois solo somos soy realmente tambien tenemos tener teneis tengo tiene tienen toda todas todo todos usted ustedes va vais
    vamos van ver vez voy vosotros hacemos funciona`,
  fr: `aide aider alors aller aimerais ainsi aucun aucune aussi autre avoir besoin bien bonjour ca car chaque cherche chercher
    combien demander devons devrais dites doit dois donc donner encore etre faire fait faites faut ici merci moins obtenir
    passe peut peuvent peux plait plus possible pourrais pourriez puis pouvez pouvons prendre quelque quelques recherche savoir
    sera serait sommes soit souhaite souhaiterais tout toute toutes tous trouver tres trop va vais vas veulent veut veux voir
    voudrais voulez voulons vraiment`,
  it: `abbiamo aiuto alcun alcuna alcuni altro anche ancora avere avete avrei bisogno buongiorno cerca cercare cerco ciao cosi
    dare davvero debbo deve devo dice dici dovrei essere fa faccio facciamo fai fanno fare fate favore grazie molto ogni oppure
    ottenere possiamo possibile posso possono potete potrei prendere puo puoi qui quanta quante quanti quanto sapere sara
    sei sia siamo siete solo sono succede tanto trovare trovo tutta tutte tutti tutto va vado vedere voglio vogliamo vorrei
    qualcosa qualcuno`,
  nl: `alle alleen alles alstublieft altijd andere anders ben bent beste daar dan deze doe doen doet dus echt een eens eigenlijk elk elke
    ervan eventueel ga gaan gaat geen geven graag hallo haar help hier hoeveel iemand iets ieder iedereen jou kom komen komt
    kon kun kunt krijg krijgen krijgt laat laten maak maken maakt mag mee meer mogelijk moest moet moeten moment na nemen neem
    nodig nou nu opnemen pas precies sommige soort toch tijdens uitleg vind vinden vragen waarmee wat weer weet weg wel weten
    wil willen wilt worden zal zelf zien zo zoek zoeken zoekt zoiets zonder zouden zullen`,
}

type Sets = ReadonlyMap<string, ReadonlySet<string>>
const setsOf = (all: Record<LocaleId, string>): Sets =>
  new Map(Object.entries(all).map(([locale, list]) => [locale, new Set(list.split(/\s+/))]))
const stopWords = setsOf(lists)
const fillerWords = setsOf(fillers)

/** Whether a word without accents is in no index of stems. */
export function isStopWord(folded: string, locale: LocaleId): boolean {
  return stopWords.get(locale)?.has(folded) ?? false
}

/** Whether a word without accents is a stop word, or a filler of questions and requests. */
export function isFiller(folded: string, locale: LocaleId): boolean {
  return isStopWord(folded, locale) || (fillerWords.get(locale)?.has(folded) ?? false)
}
