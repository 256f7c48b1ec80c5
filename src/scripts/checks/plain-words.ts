import { sourceTexts } from './source-texts.ts'
import { testTitles } from './spec-coverage.ts'

const HABITS: readonly [habit: RegExp, advice: string][] = [
  [
    /(?:^[/*\s]*|[.:;,(] ?|\b(?:by|of|to|for|from|with|and|than|in|on) )what (?:is|was|are|were|has|it|a|an|the|no|they|comes|stands)\b(?![^.\n]*\?)/gim,
    'name the thing: "fields without edits", not "what was not changed"',
  ],
  [/\b(?:whoever|that which)\b/gi, 'name the person or the thing'],
  [/\b(?:that|those|the same) of\b|\bone that\b/gi, 'repeat the noun'],
  [/\/\*\* ?(?:Of|By|Where|Without)\b/g, 'write a complete phrase, or rename the property'],
  [/(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more)\b)/gi, 'is not a, are not'],
  [/\barrive[sd]?\b|\b(?:come|came)s? along\b/gi, 'is imported, is received'],
  [/\b(?:stay(?:s|ed)?|left) behind\b/gi, 'is skipped, is not imported'],
  [/\bsays? (?:no|yes)\b/gi, 'returns 503, returns 200'],
  [/\banew\b/gi, 'again'],
  [/\bat once\b/gi, 'immediately, or at the same time'],
  [/\bmeanwhile\b/gi, 'in the meantime'],
  [/\bfor ever\b/gi, 'permanently'],
  [/\bbeside\b/gi, 'next to, or in addition to'],
  [
    /\bthe former\b|\bformer (?:release|file|text|state|value|version|name|picture)\b/gi,
    'previous',
  ],
  [/\b(?:nobody|somebody|in vain)\b/gi, 'name the person: visitor, owner, administrator'],
  [/\b(?:tak(?:e[sn]?|ing)|put|bring|brought) back\b/gi, 'revert, restore or undo'],
  [/\btak(?:e[sn]?|ing) (?:offline|down)\b/gi, 'unpublish'],
  [/\bstand-?ins?\b/gi, 'mock'],
]

type WordFinding = { words: string; advice: string }

export function wordFindings(file: string, source: string): WordFinding[] {
  // Most files have none, and parsing them takes most of the time.
  if (!HABITS.some(([habit]) => source.search(habit) >= 0)) return []
  const texts = textsOf(file, source)
  return HABITS.flatMap(([habit, advice]) =>
    texts.flatMap((text) =>
      [...text.matchAll(habit)].map(([words]) => ({ words: words.replace(/^\W+/, ''), advice })),
    ),
  )
}

function textsOf(file: string, source: string): string[] {
  if (!/\.tsx?$/.test(file)) return [source]
  const { comments, strings } = sourceTexts(file, source)
  return [comments, ...(file.startsWith('tests/') ? testTitles({ file, source }) : strings)]
}
