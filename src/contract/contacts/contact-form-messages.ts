/** Where a browser without scripts sends the form: the fields of POST /api/contact, urlencoded. */
export const CONTACT_FORM_PATH = '/contact'

/** §8: what the visitor is told of their message, by the page's script or by a page of its own. */
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
