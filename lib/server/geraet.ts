import 'server-only'
import { cookies } from 'next/headers'
import { parseRangpunkteForm, RANGPUNKTE_COOKIE } from '../format/rangpunkte'
import type { RangpunkteForm } from '../format/rangpunkte'

/** How this device wants Rangpunkte shown. */
export async function getRangpunkteForm(): Promise<RangpunkteForm> {
  const speicher = await cookies()
  return parseRangpunkteForm(speicher.get(RANGPUNKTE_COOKIE)?.value)
}
