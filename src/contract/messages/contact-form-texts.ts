import { LIMITS } from '#src/contract/limits.ts'

export const CONTACT_FORM_PATH = '/contact'

/** The fields of one line, before the message. */
export const CONTACT_LINES = [
  { name: 'name', label: 'Name', type: 'text', max: LIMITS.contactNameLength },
  { name: 'email', label: 'Email', type: 'email', max: LIMITS.contactEmailLength },
  { name: 'subject', label: 'Subject', type: 'text', max: LIMITS.contactSubjectLength },
] as const

export const contactFormMessages = {
  sent: {
    title: 'Message sent successfully!',
    description: "Thank you for your message. I'll get back to you soon.",
  },
  failed: {
    title: 'Error sending message',
    description: 'Please try again later or contact me directly via email.',
  },
} as const
