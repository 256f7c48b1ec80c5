import type { Personal } from '#src/contract/profile/profile.ts'
import { mailLink } from '#src/lib/format/mail-link.ts'
import { RichLine } from '#src/site/rich-text/rich-text.tsx'
import { ContactForm } from './contact-form.tsx'
import { HomeSection } from './home-section.tsx'

type ContactSectionProps = {
  personal: Personal
  site: string
}

export function ContactSection({ personal, site }: ContactSectionProps) {
  const { email, availability, contactIntro } = personal
  return (
    <HomeSection id="contact" layout="closing">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]">
        <div>
          {contactIntro && (
            <p dir="auto" className="max-w-2xl md:text-lg">
              {contactIntro}
            </p>
          )}
          <p className="mt-2 text-sm text-muted md:mt-3">
            {availability.length > 0 && (
              <>
                <RichLine nodes={availability} site={site} />
                {'. '}
              </>
            )}
            You can also write to{' '}
            <a className="text-link" href={mailLink(email)}>
              {email}
            </a>
            .
          </p>
        </div>
        <ContactForm />
      </div>
    </HomeSection>
  )
}
