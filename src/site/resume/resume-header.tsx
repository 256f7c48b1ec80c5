import type { ReactNode } from 'react'
import type { Personal } from '#src/contract/profile/profile.ts'
import { mailLink } from '#src/lib/format/mail-link.ts'
import { shortUrl } from '#src/lib/format/short-url.ts'
import { RichLine } from '#src/site/rich-text/rich-text.tsx'

type ResumeHeaderProps = {
  personal: Personal
  site: string
}

/** Name and contact details; URLs are printed as text, because links do not work on paper. */
export function ResumeHeader({ personal, site }: ResumeHeaderProps) {
  const { name, title, email, phone, location, links, availability } = personal
  return (
    <header className="grid gap-x-8 gap-y-6 pb-8 md:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto] print:pb-5">
      <div>
        <h1 dir="auto" className="text-title print:text-[2.6rem]">
          {name}
        </h1>
        <p dir="auto" className="mt-2 text-lg text-accent">
          {title}
        </p>
        {availability.length > 0 && (
          <p className="mt-1 font-mono text-xs text-muted">
            <RichLine nodes={availability} site={site} />
          </p>
        )}
      </div>
      <address className="font-mono text-xs not-italic md:text-right print:text-right">
        <ul className="space-y-1">
          <MetaItem href={mailLink(email)}>{email}</MetaItem>
          {phone && <MetaItem href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</MetaItem>}
          {links.map(({ url }, index) => (
            <MetaItem key={index} href={url}>
              {shortUrl(url)}
            </MetaItem>
          ))}
          {location && (
            <li className="py-1 print:py-0">
              <bdi>{location}</bdi>
            </li>
          )}
        </ul>
      </address>
    </header>
  )
}

function MetaItem({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        rel={href.startsWith('https:') ? 'me noopener' : undefined}
        className="inline-block py-1 break-words text-link pointer-coarse:py-2.5 print:py-0 print:no-underline"
      >
        {children}
      </a>
    </li>
  )
}
