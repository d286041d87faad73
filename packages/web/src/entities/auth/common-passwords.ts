/** The first of the leaked lists, of 8 and more characters; the server refuses 18,000. Loaded when somebody chooses a password. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password baseball football 1234567890 superman 1qaz2wsx jennifer trustno1 sunshine iloveyou computer michelle
starwars princess corvette 1234qwer internet samantha q1w2e3r4t5 maverick whatever mercedes steelers qwer1234
hardcore q1w2e3r4 midnight bigdaddy victoria marlboro password1 1q2w3e4r cocacola jordan23 danielle 12344321
jonathan liverpoo qwerty123 passw0rd abcd1234 slipknot scorpion startrek redskins qazwsxedc liverpool nicholas
butthead dolphins shithead metallic mountain benjamin elephant rush2112 1q2w3e4r5t creative garfield bullshit
1qazxsw2 december airborne brooklyn godzilla 4815162342 williams darkness blink182 platinum 01012011 11223344
lifehack 12qwaszx snowball nintendo november pakistan explorer redwings 789456123 lasvegas guinness christin
asdf1234 babygirl michigan carolina alexande dickhead minecraft metallica kristina kimberly snickers paradise
caroline 147258369 lacrosse bollocks poohbear qweasdzxc einstein drowssap courtney spitfire patricia maryjane
champion svetlana anderson westside security zaq12wsx alexander 123456789a 1232323q scarface qwerty12 marshall
veronica stargate 12345qwert semperfi brittany scotland cherokee simpsons michael1 vladimir franklin infinity
passport bulldogs 1234554321 budlight usuckballz1 softball fktrcfylh kawasaki wildcats logitech swordfis
motorola alexandr patriots colorado juventus freeuser warcraft wolverin elizabet valentin mitchell password123
ncc1701d spiderma hello123 virginia pearljam 123qweasd predator charlie1 panthers peekaboo rolltide american
cardinal chevelle fyfcnfcbz loverboy 123654789 changeme electric darkside hercules lawrence wolfpack letmein1
741852963 spiderman blizzard cheyenne 123456789q cjkysirj 147852369 sterling basketball pussycat a1b2c3d4
freepass airplane billybob stingray chocolat zeppelin firebird business greenday tarheels 01011980 hellfire
engineer serenity fireball 1029384756 remember darkstar mustang1 pavilion bobafett 01012000 dbrnjhbz harrison
welcome1 swimming defender precious icecream swordfish presario rockstar airforce thailand bluebird goldfish
wrangler cadillac longhorn microsoft christia qazwsx123 assassin atlantis 123qweasdzxc lonewolf software
leonardo srinivas angelina valentina veronika babydoll wordpass butterfly devildog mistress freedom1
soso123aljg montreal wolfgang 31415926 hotstuff basketba birthday stephani jessica1 fuckyou2 kathleen savannah
shamrock deftones goldberg renegade hamilton cristina enterpri 1234abcd babylon5 sweetpea trfnthbyf cavalier
marathon aardvark butterfl bigboobs manchester yankees1 napoleon buckeyes 01011990 highland 1qaz2wsx3edc
diamonds campbell chandler drpepper elizabeth pornstar 12345678910 thuglife sherlock morpheus wetpussy
consumer adgjmptw barcelona sundance isabella overlord isabelle ultimate ncc1701e matthew1 geronimo 123qwe123
aleksandr portugal superfly q1w2e3r4t5y6 florence wrinkle1 11235813 seminole alejandr concrete access14
margaret christop letmein2 qazxswedc trombone pleasure rhbcnbyf christian cdtnkfyf stallion mongoose kingkong
bluemoon personal a1234567 fuckyou1 immortal 123454321 dietcoke anthony1 giovanni hollywoo morrison 14789632
clifford bonehead fernando ghbdtnbr charlott 1123581321 ilovesex william1 hongkong sebastia werewolf super123
cooldude eternity lollipop tottenha stocking anything columbia makaveli robinson verbatim satan666 standard
blackcat punkrock raistlin infantry qwerty12345 waterloo 01012010 seinfeld musicman megadeth skywalke squirrel
wolverine qazwsxed stardust twilight intrepid vanhalen punisher 1234567a showtime 111222333 skittles ekaterina
hannibal thunder1 chelsea1 1q2w3e4r5t6y portland panasonic sandiego penelope blackdog 1a2b3c4d californ`.split(/\s+/),
);
