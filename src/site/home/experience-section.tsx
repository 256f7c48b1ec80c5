import type { Experience } from '#src/contract/profile/profile.ts'
import { HomeSection } from './home-section.tsx'

export function ExperienceSection({ experience }: { experience: readonly Experience[] }) {
  const years = experience.flatMap(({ period }) => /\d{4}/.exec(period) ?? [])
  const first = years.toSorted()[0]
  return (
    <HomeSection id="experience" meta={first && `since ${first}`}>
      <ol className="border-l border-border">
        {experience.map((job, index) => (
          <ExperienceItem key={index} job={job} />
        ))}
      </ol>
    </HomeSection>
  )
}

function ExperienceItem({ job }: { job: Experience }) {
  return (
    <li className="relative pb-6 pl-6 last:pb-0 lg:pb-12 lg:pl-7">
      <span
        aria-hidden
        className="absolute top-2 -left-[5.5px] size-2.5 rounded-full border-2 border-accent bg-bg"
      />
      <div className="grid gap-x-8 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="text-lg">
          <span dir="auto" className="block">
            {job.company}
          </span>
          <span dir="auto" className="block text-sm font-normal text-muted md:text-base">
            {job.title}
          </span>
        </h3>
        <p className="font-mono text-xs text-muted tabular-nums md:pt-1.5 md:text-right">
          <bdi>{job.period}</bdi>
          <span className="max-md:before:content-['_·_'] md:block">
            <bdi>{job.location}</bdi>
          </span>
        </p>
      </div>
      <ul className="mt-3 max-w-post space-y-1.5 text-sm lg:mt-4 lg:space-y-2">
        {job.achievements.map((achievement, index) => (
          <li key={index} dir="auto" className="relative ps-5">
            <span aria-hidden className="absolute start-0 font-mono text-muted">
              –
            </span>
            {achievement}
          </li>
        ))}
      </ul>
    </li>
  )
}
