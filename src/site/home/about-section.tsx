import type { ReactNode } from 'react'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { HomeSection } from './home-section.tsx'

export function AboutSection() {
  const { summary, email, phone, location, network } = portfolio.personal
  return (
    <HomeSection id="about" title="About">
      <div className="max-w-post space-y-5">
        {summary.map((paragraph) => (
          <p key={paragraph} className="first:text-lg">
            {paragraph}
          </p>
        ))}
      </div>
      <dl className="mt-10 grid gap-x-8 gap-y-5 border-t border-border pt-6 text-sm sm:grid-cols-2">
        <Fact name="email">
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact name="phone">
          <a className="text-link" href={`tel:${phone.replace(/\s/g, '')}`}>
            {phone}
          </a>
        </Fact>
        <Fact name="location">{location}</Fact>
        <Fact name="network">
          <a className="text-link" href={network.url} rel="me noopener" target="_blank">
            {network.label}
          </a>
        </Fact>
      </dl>
    </HomeSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-mono text-xs text-muted">{name}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  )
}
