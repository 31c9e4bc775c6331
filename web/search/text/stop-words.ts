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

const sets = new Map<string, ReadonlySet<string>>(
  Object.entries(lists).map(([locale, list]) => [locale, new Set(list.split(/\s+/))]),
)

/** Whether a word without accents is one. */
export function isStopWord(folded: string, locale: LocaleId): boolean {
  return sets.get(locale)?.has(folded) ?? false
}
