import { portfolio } from '#src/portfolio/portfolio.ts'
import type { Experience } from '#src/portfolio/portfolio.ts'
import { HomeSection } from './home-section.tsx'

export function ExperienceSection() {
  return (
    <HomeSection id="experience" title="Experience">
      <ol className="border-l border-border">
        {portfolio.experience.map((job) => (
          <ExperienceItem key={`${job.company} ${job.period}`} job={job} />
        ))}
      </ol>
    </HomeSection>
  )
}

function ExperienceItem({ job }: { job: Experience }) {
  return (
    <li className="relative pb-12 pl-7 last:pb-0">
      <span
        aria-hidden
        className="absolute top-2 -left-[5.5px] size-2.5 rounded-full border-2 border-accent bg-bg"
      />
      <div className="grid gap-x-8 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="text-lg">
          {job.company}
          <span className="block text-base font-normal text-muted">{job.title}</span>
        </h3>
        <p className="font-mono text-xs text-muted tabular-nums md:pt-1.5 md:text-right">
          {job.period}
          <span className="block">{job.location}</span>
        </p>
      </div>
      <ul className="mt-4 max-w-post space-y-2 text-sm">
        {job.achievements.map((achievement) => (
          <li key={achievement} className="relative pl-5">
            <span aria-hidden className="absolute left-0 font-mono text-muted">
              –
            </span>
            {achievement}
          </li>
        ))}
      </ul>
    </li>
  )
}
