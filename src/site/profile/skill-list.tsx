import type { SkillLevel } from '#src/contract/profile/profile.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import type { SkillUses } from '#src/lib/skill-uses.ts'
import { Meter } from '#src/ui/display/meter.tsx'

type SkillListProps = { skills: readonly SkillLevel[]; uses: SkillUses; className: string }

/** The skills of one tier, each with its level and with what uses it. */
export const SkillList = ({ skills, uses, className }: SkillListProps) => (
  <ul data-bars="" className={`dims-siblings ${className}`}>
    {skills.map(({ name, level }, index) => (
      <li key={index}>
        <Meter label={name} percent={level}>
          <SkillProof {...{ projects: 0, posts: 0, search: '', ...uses[name] }} />
        </Meter>
      </li>
    ))}
  </ul>
)

function SkillProof({ projects, posts, search }: SkillUses[string]) {
  const facts = [
    ...(projects > 0 ? [pluralize(projects, 'project')] : []),
    ...(posts > 0 ? [pluralize(posts, 'post')] : []),
  ]
  if (facts.length === 0) return null
  return (
    <a
      href={`/blog?${new URLSearchParams({ q: search })}`}
      className="font-mono text-xs text-muted underline-offset-4 group-hover:underline hover:text-accent pointer-coarse:-my-2 pointer-coarse:py-2 print:hidden"
    >
      {facts.join(', ')}
    </a>
  )
}
