/** Path of a Chromium that exists. Throws when there is none and none can be installed. */
export function findChromium(): Promise<string>
