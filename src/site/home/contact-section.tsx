import { portfolio } from '#src/portfolio/portfolio.ts'
import { ContactForm } from './contact-form.tsx'
import { HomeSection } from './home-section.tsx'

export function ContactSection() {
  const { email, availability } = portfolio.personal
  return (
    <HomeSection id="contact" title="Contact">
      <p className="max-w-2xl text-lg">
        Tell me what you are building and where it hurts. I read every message and answer within two
        working days.
      </p>
      <p className="mt-3 text-sm text-muted">
        {availability}. You can also write to{' '}
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
      <ContactForm />
    </HomeSection>
  )
}
