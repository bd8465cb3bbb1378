// Shows the way in by passkey where the browser can take it, and takes it.
const card = document.getElementById('passkey');
const button = card?.querySelector('button');
const refused = card?.querySelector('[role="alert"]');

if (card && window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  card.hidden = false;
  button.addEventListener('click', () => {
    refused.textContent = '';
    enter().catch(() => {
      refused.textContent = card.dataset.refused;
    });
  });
}

async function enter() {
  const { options } = await call('/api/passkey/options', undefined);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  const { returnTo } = await call('/api/passkey', { response: credential.toJSON(), returnTo: card.dataset.returnTo });
  location.assign(returnTo);
}

async function call(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}
