// People with accounts: each has a device that keeps passkeys.

import type { CDPSession, Page } from 'playwright-core';
import type { Scene } from './scene';
import { Person, type Ways } from './person';

const options = (asks: boolean) =>
  ({
    protocol: 'ctap2',
    transport: asks ? 'internal' : 'usb',
    hasResidentKey: true,
    hasUserVerification: asks,
    isUserVerified: asks,
    automaticPresenceSimulation: true,
  }) as const;

/** A device that keeps passkeys, and says yes.
 * @param asks for a PIN or the like; a bare security key doesn't */
async function authenticator(page: Page, asks: boolean) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: options(asks),
  });
  return {
    /** Puts a bare security key in its place, with the same passkeys. */
    bare: async () => {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      const other = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: options(false) });
      for (const credential of credentials)
        await cdp.send('WebAuthn.addCredential', { ...other, credential });
    },
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

/** Somebody on the page of accounts, not signed in.
 * @param asks whether their device asks who uses it */
export async function visitor(at: Scene, ways: Ways, asks = true) {
  const person = await Person.at(at.browser, ways);
  const device = await authenticator(person.page, asks);
  // This device says yes to whatever is asked: offered passkeys in a field, it would sign in by itself.
  await person.page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await person.page.goto(`${at.server.url}/account`);
  return { person, page: person.page, device };
}

/** Somebody who has just made an account, on its page. */
export async function member(at: Scene, name: string, ways: Ways = {}): Promise<Person> {
  const { person, page } = await visitor(at, ways);
  await page
    .getByLabel(/Your name|Votre nom/)
    .first()
    .fill(name);
  await page.getByRole('button', { name: /Create an account|Créer un compte/ }).click();
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
  return person;
}
