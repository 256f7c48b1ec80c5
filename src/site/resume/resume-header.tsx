import type { ReactNode } from 'react'
import { portfolio } from '#src/portfolio/portfolio.ts'

/** Name and contact details; URLs are printed as text, because links do not work on paper. */
export function ResumeHeader() {
  const { name, title, email, phone, location, network, availability } = portfolio.personal
  return (
    <header className="grid gap-x-8 gap-y-6 pb-8 md:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto] print:pb-5">
      <div>
        <h1 className="text-[clamp(2rem,6vw,3.25rem)] leading-[1.05] tracking-[-0.03em] print:text-[2.6rem]">
          {name}
        </h1>
        <p className="mt-2 text-lg text-accent">{title}</p>
        <p className="mt-1 font-mono text-xs text-muted">{availability}</p>
      </div>
      <address className="font-mono text-xs not-italic md:text-right print:text-right">
        <ul className="space-y-1">
          <Fact href={`mailto:${email}`}>{email}</Fact>
          <Fact href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Fact>
          <Fact href={network.url}>{network.label}</Fact>
          <li className="py-1 print:py-0">{location}</li>
        </ul>
      </address>
    </header>
  )
}

function Fact({ href, children }: { href: string; children: ReactNode }) {
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
