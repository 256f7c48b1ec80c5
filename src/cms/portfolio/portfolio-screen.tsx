import { ArrowRight } from 'lucide-react'
import {
  PageHeader,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'

const PARTS = [
  {
    href: '/cms/profile',
    title: 'Profile',
    text: 'Name, portrait, summary, skills, experience, education and links: the home page, the resume and what search engines read.',
  },
  {
    href: '/cms/projects',
    title: 'Projects',
    text: 'Case studies, and the selected work on the home page.',
  },
  {
    href: '/cms/announcement',
    title: 'Announcement',
    text: 'One line above the header of every page, until a date.',
  },
  {
    href: '/payload/globals/appearance',
    title: 'Appearance',
    text: 'Accent colours of the themes, and the icon of the site.',
  },
] as const

/** What the public site consists of besides posts, each with a link to its editor. */
export function PortfolioScreen() {
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle>Portfolio</PageHeaderTitle>
          <p className="text-muted">
            What visitors see besides the blog. Saved as a draft, it can be previewed; published, it
            is public at once.
          </p>
        </PageHeaderText>
      </PageHeader>
      <ul className="grid gap-3">
        {PARTS.map(({ href, title, text }) => (
          <li
            key={href}
            className="group relative flex items-center justify-between gap-6 rounded-card border border-border bg-surface px-5 py-4 transition-colors hover:border-accent"
          >
            <span className="grid gap-1">
              {/* A plain link: most are in the built-in admin, which is another application. */}
              <a href={href} className="text-base font-semibold after:absolute after:inset-0">
                {title}
              </a>
              <span className="text-muted">{text}</span>
            </span>
            <ArrowRight
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
