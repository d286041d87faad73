/** The passwords of 8 and more characters that lists of leaked ones begin with. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd 12345678 123456789 1234567890 87654321 11111111 00000000 88888888 12341234 123123123 1q2w3e4r
  1q2w3e4r5t qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football football1 baseball
  superman batman123 trustno1 welcome1 welcome123 letmein1 letmein123 admin123 administrator changeme changeme1 whatever starwars computer michelle jennifer
  abcd1234 abc12345 a1b2c3d4 liverpool liverpool1 chelsea1 arsenal1 manchester london123 england1 pokemon1 dragon123 monkey123 shadow123 master123
  charlie1 11223344 98765432 987654321 00001111 12121212 69696969 qazwsxedc 1qaz2wsx zaq12wsx q1w2e3r4 google123 internet samsung1 test1234 testtest`.split(
    /\s+/,
  ),
);
