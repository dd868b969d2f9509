import { type Outbound, OutboundError } from './providers/outbound.ts';

export const exampleIssuer = 'https://login.example.com';

/** All that there is of the internet in tests: a provider that says where it is. Nobody can sign in there. */
export const exampleProvider: Outbound = async (url) => {
  if (url !== `${exampleIssuer}/.well-known/openid-configuration`) throw new OutboundError('ENOTFOUND');
  const metadata = {
    issuer: exampleIssuer,
    authorization_endpoint: `${exampleIssuer}/auth`,
    token_endpoint: `${exampleIssuer}/token`,
    jwks_uri: `${exampleIssuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(metadata)),
  };
};
