import type { Personal } from '#src/contract/profile/profile.ts'
import { mailLink, phoneLink } from '#src/lib/format/mail-link.ts'
import { MetaItem } from '#src/site/layout/meta-item.tsx'
import { RichText } from '#src/site/rich-text/rich-text.tsx'
import { HomeSection } from './home-section.tsx'

const FACT_LINK = 'inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11'

type AboutSectionProps = {
  personal: Personal
  site: string
}

export function AboutSection({ personal, site }: AboutSectionProps) {
  const { summary, email, phone, location, links } = personal
  return (
    <HomeSection id="about">
      <div className="max-w-post space-y-3 text-sm md:space-y-5 md:text-base">
        <RichText paragraphs={summary} site={site} className="md:first:text-lg" />
      </div>
      <dl className="mt-6 grid min-[22rem]:grid-cols-2 gap-x-6 gap-y-3 border-t border-border pt-5 text-sm lg:mt-10 lg:gap-y-5">
        <MetaItem name="email">
          <a className={FACT_LINK} href={mailLink(email)}>
            {email}
          </a>
        </MetaItem>
        {phone && (
          <MetaItem name="phone">
            <a className={FACT_LINK} href={phoneLink(phone)}>
              {phone}
            </a>
          </MetaItem>
        )}
        {location && <MetaItem name="location">{location}</MetaItem>}
        {links.length > 0 && (
          <MetaItem name="network">
            <ul>
              {links.map(({ label, url }, index) => (
                <li key={index}>
                  <a className={FACT_LINK} href={url} rel="me noopener" target="_blank">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </MetaItem>
        )}
      </dl>
    </HomeSection>
  )
}
