import { handleContactForm } from '#src/http/contact-form-request.ts'

export const POST = handleContactForm

export const GET = () => new Response(null, { status: 303, headers: { Location: '/#contact' } })
