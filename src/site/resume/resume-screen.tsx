import type { Profile } from '#src/contract/profile/profile.ts'
import { resumeEntries } from '#src/contract/profile/resume-entries.ts'
import type { ResumeEntry } from '#src/contract/profile/resume-entries.ts'
import { RichText } from '#src/site/rich-text/rich-text.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { visibleTiers } from '#src/contract/profile/skill-tiers.ts'
import type { SkillUses } from '#src/lib/skill-uses.ts'
import { SkillList } from '#src/site/profile/skill-list.tsx'
import { ResumeHeader } from './resume-header.tsx'
import { EntryItem, ResumeSection } from './resume-section.tsx'

type ResumeScreenProps = {
  profile: Profile
  site: string
  /** Whether there is an active resume file to download. */
  hasFile: boolean
  skillUses: SkillUses
}

/** The profile as a resume, for screen and print (styles/print.css: A4, two pages). Empty sections are left out. */
export function ResumeScreen({ profile, site, hasFile, skillUses }: ResumeScreenProps) {
  const { personal, skills } = profile
  const { Experience: experience, ...others } = resumeEntries(profile)
  return (
    <div className="mx-auto max-w-[60rem] px-5 py-10 sm:py-14 print:max-w-none print:p-0">
      <ResumeActions hasFile={hasFile} />
      <article
        data-sheet=""
        className="mt-6 rounded-card border border-border bg-surface p-5 pb-0 sm:p-10 sm:pb-2 print:m-0 print:border-0 print:p-0"
      >
        <ResumeHeader personal={personal} site={site} />
        {(personal.tagline || personal.summary.length > 0) && (
          <ResumeSection title="Profile">
            <div className="space-y-3 text-sm print:space-y-1.5">
              {personal.tagline && (
                <p dir="auto" className="text-base font-medium text-pretty">
                  {personal.tagline}
                </p>
              )}
              <RichText paragraphs={personal.summary} site={site} />
            </div>
          </ResumeSection>
        )}
        <EntrySection title="Experience" isLong entries={experience} />
        {Object.values(skills).flat().length > 0 && (
          <ResumeSkills skills={skills} uses={skillUses} />
        )}
        {Object.entries(others).map(([title, entries]) => (
          <EntrySection key={title} title={title} entries={entries} />
        ))}
      </article>
    </div>
  )
}

type EntrySectionProps = { title: string; isLong?: boolean; entries: readonly ResumeEntry[] }

function EntrySection({ title, isLong = false, entries }: EntrySectionProps) {
  if (entries.length === 0) return null
  return (
    <ResumeSection title={title} isLong={isLong}>
      <ol className="space-y-6 print:space-y-3">
        {entries.map((entry, index) => (
          <EntryItem key={index} {...entry} />
        ))}
      </ol>
    </ResumeSection>
  )
}

/** Other formats of the resume: file, print, JSON, vCard. */
function ResumeActions({ hasFile }: { hasFile: boolean }) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 sm:flex print:hidden">
      <p aria-hidden className="mr-auto font-mono text-xs text-muted max-sm:col-span-2">
        {'// resume'}
      </p>
      {hasFile && (
        <AnchorButton href="/api/resume" target="_blank" rel="noopener" variant="primary">
          Download PDF
        </AnchorButton>
      )}
      <Button className="needs-script" data-page-button="print">
        Print
      </Button>
      <AnchorButton href="/resume.json" type="application/json" variant="ghost">
        JSON Resume
      </AnchorButton>
      <AnchorButton href="/contact.vcf" type="text/vcard" variant="ghost">
        Save contact
      </AnchorButton>
    </div>
  )
}

function ResumeSkills({ skills, uses }: Pick<Profile, 'skills'> & { uses: SkillUses }) {
  return (
    <ResumeSection title="Skills">
      <div className="grid gap-8 sm:grid-cols-3 sm:gap-6 print:grid-cols-3 print:gap-5">
        {visibleTiers(skills).map(({ tier, title }) => (
          <div key={tier}>
            <h3 className="mb-3 text-base leading-snug print:mb-1.5">{title}</h3>
            <SkillList skills={skills[tier]} uses={uses} className="space-y-3 print:space-y-1.5" />
          </div>
        ))}
      </div>
    </ResumeSection>
  )
}
