/** The owner's mail address, from the public resume: asked for when it is wanted, so that no page carries it. */
export async function readEmail(): Promise<string> {
  const response = await fetch('/resume.json')
  const { basics } = (await response.json()) as { basics: { email: string } }
  return basics.email
}
