/**
 * The names that a message expects to be given: `{date}`, and `count` of `{count, plural, one {# item} other {# items}}`,
 * with those inside its branches. Sentences in the format of https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function placeholdersOf(message: string): string[] {
  const names = new Set<string>()
  // Within an argument, braces open branches, and the text of a branch is a message again.
  let inBranches: boolean[] = []
  for (let at = 0; at < message.length; at += 1) {
    if (message[at] === '}') inBranches = inBranches.slice(0, -1)
    if (message[at] !== '{') continue
    if (inBranches.at(-1)) {
      inBranches.push(false)
      continue
    }
    const argument = /^\{\s*([a-zA-Z]\w*)\s*([,}])/.exec(message.slice(at))
    if (!argument?.[1]) continue
    names.add(argument[1])
    if (argument[2] === ',') inBranches.push(true)
    at += argument[0].length - 1
  }
  return [...names].sort()
}
