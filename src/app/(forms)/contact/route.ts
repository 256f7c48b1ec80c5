import { handleContactForm } from '#src/http/contact-form.ts'

export const POST = handleContactForm

/** The form is on the home page. */
export const GET = () => new Response(null, { status: 303, headers: { Location: '/#contact' } })
