export const CONTACT_FORM_PATH = '/contact'

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
