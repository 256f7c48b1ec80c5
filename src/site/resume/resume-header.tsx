import type { Personal } from '#src/contract/profile/profile.ts'
import { contactLines } from '#src/contract/profile/resume-entries.ts'
import { RichLine } from '#src/site/rich-text/rich-text.tsx'

type ResumeHeaderProps = {
  personal: Personal
  site: string
}

/** Name and contact details; URLs are printed as text, because links do not work on paper. */
export function ResumeHeader({ personal, site }: ResumeHeaderProps) {
  const { name, title, availability } = personal
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
          {contactLines(personal).map(({ text, href }, index) => (
            <li key={index} className={href === undefined ? 'py-1 print:py-0' : undefined}>
              {href === undefined ? (
                <bdi>{text}</bdi>
              ) : (
                <a
                  href={href}
                  rel={href.startsWith('https:') ? 'me noopener' : undefined}
                  className="inline-block py-1 break-words text-link pointer-coarse:py-2.5 print:py-0 print:no-underline"
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </address>
    </header>
  )
}
