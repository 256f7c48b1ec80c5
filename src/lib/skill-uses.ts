import { tagSlug } from './tag-slug.ts'

/** Keyed by the name of the skill, with a search for its uses. Skills without uses are missing. */
export type SkillUses = Record<string, { projects: number; posts: number; search: string }>
type Work = {
  skills: readonly string[]
  stacks: readonly (readonly string[])[]
  tags: readonly (readonly string[])[]
}

/** How many projects and posts use each skill, by their technologies and tags. */
export function skillUses({ skills, stacks, tags }: Work): SkillUses {
  const uses: SkillUses = {}
  for (const skill of skills) {
    const forms = formsOf(skill)
    const matching = (names: readonly string[]) => names.find((name) => isNamed(forms, name))
    const inTags = tags.flatMap((names) => matching(names) ?? [])
    const inStacks = stacks.flatMap((names) => matching(names) ?? [])
    const search = inTags[0] ?? inStacks[0]
    if (search === undefined) continue
    uses[skill] = { projects: inStacks.length, posts: inTags.length, search }
  }
  return uses
}

/** `React and Next.js` names two technologies; of `Web accessibility` the last word is the tag. */
const formsOf = (skill: string): string[] =>
  skill.split(/\s+(?:and|&)\s+|[,/]/).flatMap((part) => {
    const words = part.trim().split(/\s+/)
    return [part, words.at(-1) ?? ''].map(tagSlug).filter((form) => form !== '')
  })

/** Letters that a short form may lack: `postgres` for PostgreSQL, `node` for Node.js. */
const MAX_LACKING = 2

function isNamed(forms: readonly string[], name: string): boolean {
  const slug = tagSlug(name)
  return forms.some(
    (form) =>
      form === slug ||
      (slug.length > 3 && form.startsWith(slug) && form.length - slug.length <= MAX_LACKING),
  )
}
