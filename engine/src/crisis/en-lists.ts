import type { Lists } from './lists.ts';

/** Written without apostrophes, as `wordsOf` spells it. */
export const ENGLISH_LISTS = {
  // Who
  i: 'i im ive id ill i_am i_have me my',
  my: 'my our his her their the this her_own his_own',
  self: 'myself my_self himself herself themself themselves yourself him_self her_self meself ourselves',
  person:
    'he hes she shes they theyre someone somebody who guy man woman guys kid kids child children boy girl baby toddler newborn infant son sons daughter daughters husband husbands wife wifes partner partners boyfriend boyfriends girlfriend girlfriends bf gf ex fiance fiancee father dad dads daddy papa mother mom moms mum mums mama parents brother brothers bro sister sisters sis uncle aunt cousin grandma grandpa grandmother grandfather granny nana nan stepdad stepfather stepmom stepmother stepbrother roommate flatmate neighbour neighbor neighbours neighbors friend friends mate bestie colleague coworker boss teacher coach student patient nephew niece grandson granddaughter stranger father_in_law mother_in_law',
  child:
    'kid kids child childs children baby babies toddler toddlers newborn infant son daughter boy girl nephew niece grandson granddaughter student pupil one_year_old year_old little_sister little_brother little_one twins months_old month_old',
  other:
    'me him her them us mum mom dad brother sister wife husband kids children child baby son daughter people everyone everybody someone somebody anyone my_family my_wife my_husband his_wife her_kids her_child his_son his_kids the_dog him_up',
  victim:
    'me us him her them mum mom mother dad brother sister kids children child baby son daughter girlfriend wife face',
  // Self-harm
  suicide:
    'suicid* suicide~ suicidal~ suiciding sucide sucidal suiside suicde sewerslide sewer_slide unalive* unaliving',
  kill: 'kill kills killing killed kil off offing offed hang hanging hanged hung shoot shooting drown drowning stab stabbing strangle smother poison poisoning end ending murder murdering destroy unalive unaliving burn_alive',
  kms: 'kms kmsing ctb kys',
  harm: 'harm harming harmed harms hurt hurting hurts cut cutting cuts burn burning burned burnt injure injuring injured scratch scratching scratched punish punishing hit hitting starve starving stab bite biting choke choking slice slicing',
  urge: 'want wants wanted wanting wanna urge urges going gonna about plan planning planned plans thinking think thought thoughts thinks feel feels feeling ready need needs tempted decided intend intends intending consider considering considered crave craving started again keep keeps kept threatening threatened threatens threaten imagine imagining imagined fantasize fantasizing fantasise fantasising try trying tries tried will might may gotta ideas idea desire impulse impulses relapsed relapse says saying scared afraid could cant_stop attempt attempted attempting',
  deliberately:
    'purpose deliberately intentionally again razor blade knife scissors lighter cigarette tonight fresh relapsed',
  want: 'want wants wanted wanting wanna wish wishes wishing wished going gonna ready rather prefer hope hopes hoping deserve deserves need needs long longing pray praying prays decided plan planning thinking think thoughts thought might ought tempted beg begging urge dream imagine imagining ways_to',
  die: 'die dying dead death disappear vanish not_exist not_be_alive stop_existing stop_living cease_to_exist never_wake not_wake dont_wake never_waking not_waking wont_wake not_be_here go_to_sleep_forever sleep_forever be_gone join_her_in_heaven join_him_in_heaven be_with_god perish no_longer_exist',
  gone: 'dead gone died disappeared vanished not_here never_born never_been_born not_alive wasnt_here werent_here werent_alive never_existed didnt_exist didnt_wake wouldnt_wake wasnt_alive not_around wasnt_around dissappeared buried',
  not: 'not no never dont didnt doesnt isnt wasnt arent werent havent hasnt hadnt aint nor without none cant cannot nothing dnt wouldnt',
  'no-more':
    'dont do_not dnt didnt doesnt does_not no_longer never cant_be dont_even not no nothing cant cannot isnt wont',
  live: 'live living alive life exist existing be_here wake_up waking_up go_on going_on carry_on continue keep_going stay_alive be_around livin',
  anymore: 'anymore any_more any_longer longer tomorrow again forever ever like_this',
  point: 'point reason reasons purpose meaning sense use hope future nothing',
  tired: 'tired sick done finished fed_up exhausted had_enough through hate hating despise',
  'better-off': 'better_off better better_without happier relieved easier',
  'no-one': 'no_one noone nobody anyone anybody who people they',
  notice: 'notice noticed miss missed care cares cared cry mind remember',
  burden: 'burden deadweight waste_of_space waste_of_air',
  goodbye:
    'goodbye goodbyes good_bye bye farewell last_message final_message last_text last_post last_goodbye suicide_note farewell_letter farewell_note final_note last_letter goodbye_letter goodbye_note',
  forever:
    'forever final everyone everybody all last world cruel letter letters note notes for_good love_you loved_you',
  'look-after': 'look_after take_care take_good_care care_for watch_over feed raise keep_my give_my',
  'after-me':
    'im_gone when_im_gone after_im_gone after_i_am_gone i_am_gone i_leave_this_world when_i_go once_im_gone after_me without_me',
  forgive: 'forgive sorry forgiveness apologize apologise',
  'about-to': 'about_to going_to gonna have_to will_do what_i_do what_im_doing must_do what_i_did',
  means:
    'pills tablets meds rope noose gun pistol rifle shotgun razor razors blade blades knife poison insulin sleeping_pills bullets belt helium charcoal medication medicine',
  ready:
    'ready saved_up saving saved collected collecting stockpiled hoarded hoarding stashed prepared bought hidden loaded lined_up tied in_front laid_out counted waiting beside_me next_to_me with_me to_my_head my_lap my_hand in_hand here my_mouth picked_out enough',
  edge: 'bridge roof rooftop ledge edge cliff railing balcony platform overpass tracks rails train_tracks window_ledge windowsill train trains building truck lorry bus cars parapet',
  stand: 'standing stand stood sitting sit walking climbed on_the on_a at_the looking_down step went',
  jump: 'jump jumping jumps jumped leap throw_myself throwing_myself walk_into walking_into run_into step_in_front drive driving crash crashing lie_down lay_down throw_himself throw_herself hang_off',
  into: 'in_front into off from under tree wall traffic road sea river ocean water lake',
  end: 'end ends ending ended finish stop over',
  'it-all':
    'it_all it it_tonight everything my_life my_own_life my_misery my_suffering this_life his_life her_life their_life his_own_life her_own_life my_pain my_existence this_pain the_pain my_story things_tonight ones_life own_life',
  take: 'take taking took taken takes end ending ended ends',
  painless:
    'painless quickest fastest easiest quick easy pain_free how_to lethal fatal many enough best_way ways way method methods least_painful die_without',
  // Poisons and overdoses
  swallow:
    'took take taken taking swallowed swallow swallowing ate eaten eating eat drank drink drunk drinking popped downed chugged injected inject injecting gave given had shot_up licked chewed got_into gulped snorted ingested consumed inhaled sprayed',
  pills:
    'pill* tablet* med meds medicine* medication* paracetamol tylenol acetaminophen ibuprofen aspirin advil xanax valium oxy oxycodone opioid* fentanyl heroin insulin antidepressant* painkiller* metformin sleeping sleepers benzos benadryl tramadol codeine morphine melatonin prozac beta_blockers sedative* capsule* drugs sertraline lithium units digoxin warfarin blood_thinners',
  much: 'whole all entire too_many too_much way_too handful handfuls bunch lots lot loads many full bottle bottles packet packets box boxes strip strips blister double triple every_single a_ton tons dozens dozen thirty forty fifty sixty twenty hundred a_hundred 10x ten_times twice everything rest_of',
  mistake:
    'mistake accident accidentally instead wrong someone_elses grandmas grandmothers grandpas mums moms dads dogs',
  overdose: 'overdos* overdose~ overdosed~ overdosing od oded ods odeed over_dose over_dosed',
  poison:
    'bleach detergent antifreeze drain_cleaner drain_opener rat_poison ratpoison poison pesticide pesticides insecticide weedkiller weed_killer ammonia acid caustic toilet_cleaner cleaning_fluid cleaner battery batteries magnet magnets laundry_pod laundry_pods dishwasher_tablet dishwasher_tablets tide_pod poisonous_berries berries_from poisonous_mushrooms wild_mushrooms nightshade lamp_oil petrol gasoline kerosene turpentine paint_thinner white_spirit methanol hand_sanitizer sanitizer nail_polish_remover mothballs descaler lighter_fluid chlorine nicotine_liquid vape_liquid e_liquid vape_juice cigarette_butt perfume slug_pellets',
  gas: 'gas carbon_monoxide co_alarm fumes smoke gas_leak co_detector',
  dizzy:
    'dizzy sick headache headaches nauseous faint drowsy sleepy unconscious collapsed vomiting lightheaded light_headed woozy',
  // Heart, stroke
  chest: 'chest heart breastbone sternum cheast ribcage',
  pain: 'pain pains hurt hurts hurting hurtin ache aches aching tight tightness tightening pressure pressing crushing crushed squeezing squeezed squeeze heavy heaviness burning burns stabbing clutching clutches clutched clutch grabbing grabbed holding elephant weight vice vise sharp painful tearing radiating exploding',
  severe:
    'severe severely crushing unbearable excruciating terrible horrible awful worst bad badly strong intense extreme extremely agony agonizing stabbing sudden suddenly sharp elephant squeezing so_much radiating spreading radiates spreads shooting getting_worse worse worsening unbearably massive huge massively tearing like_hell insane insanely clutching clutches clutched like_crazy wont_stop wont_go_away wont_ease a_vice right_now now cant_take',
  'heart-sign':
    'arm arms jaw shoulder_blade back neck sweat sweating sweaty sweats clammy cold_sweat grey gray pale breath breathe breathing breathless nausea nauseous vomiting dizzy faint hour hours minutes left short_of_breath passing_out pass_out numb scared collapsed',
  attack:
    'heart_attack~ heart_attack heartattack heart_atack hart_attack heart_attak cardiac_arrest stroke strok mini_stroke tia seizure seizures~ seizure~ siezure seisure seziure epileptic_fit anaphylaxis~ anaphylactic anaphylactic_shock allergic_shock aneurysm embolism pulmonary_embolism brain_bleed brain_haemorrhage heat_stroke heatstroke sepsis meningitis appendicitis burst_appendix hypo_attack diabetic_coma ketoacidosis dka miscarriage miscarrying blood_clot diabetic_shock asthma_attack febrile_convulsion convulsion convulsions fit internal_bleeding',
  having:
    'having have has had getting gets got think thinks thinking might could like maybe suffering is be must possible possibly sure convinced looks suspect suspects started symptoms_of scared this a_bad another into went_into in',
  'having-now':
    'having getting think might could be_having is_this maybe suffering looks_like feels_like must convinced im_in went_into gone_into started believe suspect going_into seems possible another is_this_a',
  face: 'face mouth smile lip eyelid eye cheek lips mouths',
  arm: 'arm arms leg legs hand hands side half_of_my_body body foot fingers limbs half limb',
  droop:
    'droop droops drooping drooped dropped sagging sags sagged hanging hangs crooked lopsided weird_on twisted fallen fell_on_one uneven slack paralysed paralyzed pulled numb to_one_side slid sliding slipping asymmetric slanted drooling',
  weak: 'numb numbness weak weakness paralysed paralyzed paralysis cant_move cant_lift cannot_lift cant_raise cannot_move wont_move limp dead_weight lost_feeling no_feeling cant_feel tingling tingly unable_to_move useless heavy unable_to_lift cant_hold not_moving doesnt_work wont_work stopped_working cant_use dangling',
  sudden:
    'sudden suddenly all_of_a_sudden out_of_nowhere out_of_the_blue woke_up minutes right_now now this_morning one_side right_side left_side left right one today tonight hour',
  speech:
    'speech words word speaking talking talk talks speak speaks sentence sentences voice sounding spoke',
  garbled:
    'slur* jumbled garbled gibberish nonsense slurry confused mixed_up weird strange strangely mumbling incoherent unclear incoherently cant_get wrong not_making_sense makes_no_sense make_sense making_sense cant_form drunk cant_find cant_say rambling',
  'cant-speak':
    'cant_speak cannot_speak cant_talk cannot_talk cant_get_words cant_get_the_words unable_to_speak cant_get_any_words lost_his_speech lost_her_speech slurring slurred slurs cant_see cannot_see gone_blind going_blind went_blind lost_vision lost_sight',
  // Allergy
  throat: 'throat tongue lips lip airway airways face mouth eyes neck',
  swell:
    'swell swells swelling swollen swelled closing closes closed close closing_up tightening tight puffing puffed puffy ballooning blown_up huge shutting',
  allergen:
    'peanut* nut nuts walnut* almond* cashew* shellfish shrimp prawn* sesame bee wasp hornet stung sting antibiotic penicillin amoxicillin egg eggs milk fish kiwi allergic allergy reaction hives epipen',
  epipen: 'epipen epi_pen epinephrine adrenaline_pen adrenaline epipens auto_injector',
  hives: 'hives rash welts itching swelling',
  worse:
    'worse not_working isnt_working doesnt_work didnt_work not_helping isnt_helping didnt_help doesnt_help empty ran_out cant_find expired need second used nothing_helps wont_help no_effect stopped_working lost dont_have no where run_out',
  // Bleeding
  bleed: 'bleed bleeds bleeding bled bleading bleedin blood hemorrhag* haemorrhag*',
  lots: 'heavily badly lot lots much so_much everywhere pouring gushing spurting squirting soaked soaking soaks puddle pool pools wont_stop cant_stop doesnt_stop not_stopping isnt_stopping nonstop non_stop out profusely litres liters wont_clot spraying spurts keeps_coming everything_is_red to_death towels towel pads clots dripping through deep artery keeps unstoppable uncontrollably like_crazy severely internally fast cant_get_it_to_stop running_down drenched losing lost',
  stop: 'stop stops stopping stopped control clot slow',
  vomit:
    'vomiting vomited vomit throwing_up threw_up coughing coughed puking puked spitting coughs vomits throws_up throwing peeing passing pooping stool stools poop pee urine black_tar tarry',
  pregnant:
    'pregnant pregnancy weeks_along gave_birth giving_birth after_birth postpartum trimester weeks_pregnant c_section expecting',
  wound: 'cut wound gash vein artery wrist wrists stab_wound gunshot shot_wound thigh femoral',
  // Breathing
  cant: 'cant cannot can_not cnt unable struggling struggle struggles barely hardly gasping trouble hard difficult difficulty fighting couldnt stopped stops labored laboured problems cant_get cant_catch scarcely',
  breathe: 'breathe breath breathing breaths breth brethe brething breathin air oxygen breathes',
  'no-breath':
    'not_breathing isnt_breathing isnt_really_breathing stopped_breathing no_breath no_air cant_get_air not_breathin stops_breathing suffocating suffocates asphyxiating gasping gasps gasping_for no_pulse no_heartbeat doesnt_breathe barely_breathing hyperventilating_badly wheezing_badly cant_breathe cant_breath cant_brethe forgets_to_breathe',
  blue: 'blue purple grey gray bluish',
  turning: 'turning turned going went gone lips face fingertips turns are is looks',
  choke: 'choking choked chokes choke chocking',
  food: 'meat food grape grapes bone piece toy coin sweet candy hot_dog nut nuts sausage apple bread marble bead carrot popcorn something on vomit lego balloon ball peanut',
  inhaler: 'inhaler inhalers puffer ventolin nebulizer nebuliser salbutamol asthma oxygen_bottle',
  // Seizure and consciousness
  seize:
    'seizing convuls* seizuring having_a_fit jerking foaming frothing shaking_uncontrollably twitching_all_over jerking_all_over shaking_violently fitting foam froth',
  shake: 'shaking shakes jerking twitching trembling stiff rigid shook',
  foam: 'foam foaming froth frothing eyes_rolled eyes_rolling rolled_back rolled bit_his_tongue bit_her_tongue wont_stop_shaking biting uncontrollably unresponsive floor violently all_over not_responding',
  unconscious:
    'unconscious~ unconcious unconcsious unconscius unresponsive unresponsive~ passed_out blacked_out collapsed~ collapsed collapses fainted fainting_over keeled_over lost_consciousness losing_consciousness out_cold knocked_out collapsing no_pulse not_conscious coma comatose loses_consciousness lifeless',
  'not-waking':
    'wont_wake cant_wake not_waking doesnt_wake isnt_waking not_wake wont_open_his wont_open_her not_responding doesnt_respond isnt_responding wont_respond not_reacting doesnt_react isnt_reacting wont_react not_answering_me not_moving isnt_moving doesnt_move not_respond not_responsive isnt_responsive couldnt_wake cannot_wake dont_wake unresponsive hard_to_wake impossible_to_wake unable_to_wake barely_conscious barely_responsive hardly_responds barely_responding no_pulse no_heartbeat cant_rouse no_response',
  // Sugar, pressure, fever
  sugar:
    'sugar sugars glucose bg bgl meter glucometer cgm dexcom libre hypo hypoglycemi* hypoglycaemi* hyper diabetic diabetes ketones insulin sensor reading mmol sugar_level',
  'bad-sugar':
    'low lo dropping crashing crashed plummeting dropped hi high low-number high-number under_40 below_40 below_50 under_50 over_400 over_500 over_600 off_the_scale through_the_roof hypo hypoglycemic too_low too_high sky_high tanked falling plummeted',
  confused:
    'confused~ confused confusion confusing_words incoherent disoriented slurring slurred unconscious drowsy unresponsive not_making_sense makes_no_sense passing_out pass_out passed_out fainting vomiting throwing_up fruity acting_drunk acting_strange acting_weird talking_strangely strange strangely weird nonsense doesnt_know_where cant_think think_straight cant_stay_awake stay_awake cant_see shaking shaky wont_wake wont_eat wont_drink cant_swallow cant_stand seeing_double blurry blurred trembling hallucinating doesnt_recognize doesnt_recognise sleepy mumbling delirious seizure dizzy faint foggy barely_awake collapsed sweating sweaty rambling babbling breathing_fast',
  pressure: 'pressure bp',
  'pressure-sign':
    'vision blurry blurred headache chest confused numb nosebleed dizzy see vomiting seeing breath speech',
  fever: 'fever temperature temp degrees high-fever',
  limp: 'limp floppy stiff stiff_neck rash unresponsive lethargic wont_drink not_drinking blue seizure confused drowsy wont_wake grunting breathing_fast purple_spots hallucinating newborn purple',
  head: 'head skull headfirst',
  'hit-head': 'hit hits fell fallen banged smashed injury slammed cracked bumped',
  'head-sign':
    'vomiting vomits vomited throwing_up confused unconscious passed_out sleepy drowsy blood bleeding wont_wake keeps_falling_asleep memory slurring fluid seizure pupils dizzy knocked_out pupil',
  'no-feeling':
    'cant_feel cannot_feel cant_move cannot_move no_feeling lost_feeling paralyzed paralysed cant_get_up',
  fell: 'fell fallen fall falls crash accident ladder stairs horse thrown hit_by run_over hit_by_a_car car_accident crashed roof pool dived dove balcony',
  worst: 'worst thunderclap',
  scald:
    'boiling scalded scalding hot_oil burnt burned burns burn acid on_fire caught_fire spilled electrocuted electrocution electric_shock flames',
  bite: 'snake scorpion viper cobra rattlesnake black_widow jellyfish spider',
  bitten: 'bit bitten bite stung sting stings bites',
  // Violence
  beat: 'hit hits hitting beat beats beating beaten punch punched punches punching kick kicked kicks kicking slap slapped slaps slapping choke choked chokes choking strangl* smack smacked smacks shove shoved shoves stab stabbed stabs stabbing attack attacked attacks attacking assault* rape raped rapes raping hurts hurting hurt abuse abuses abused abusing abusive shoot shoots shot molest* drag dragged drags grabbed grabs burned burns smother* whip whips whipped threw throws threatens threatening threatened batters battering thrash* headbutted grope* groped smashing',
  beaten:
    'beaten raped assaulted abused molested attacked stabbed shot strangled choked groped trafficked kidnapped drugged held_captive hit punched',
  threaten:
    'threat* going_to gonna will wants_to tried_to trying_to said_he said_she says_he says_she swore promised want_to hes_going keeps_saying about_to trynna wanna ll ill hell shell theyll',
  'kill-me': 'kill killing stab shoot hurt murder strangle burn',
  weapon: 'knife gun machete bat pistol axe hammer weapon rifle knives blade shotgun belt cable',
  'wont-let':
    'wont_let doesnt_let does_not_let not_letting refuses_to_let never_lets locked locks locking trapped keeps_me_locked lock_me isnt_letting blocking took_my took_away_my blocks',
  leave: 'leave out outside go phone passport keys room in door house in_the_house basement away home',
  hide: 'hiding hide hid locked_myself locked_in barricaded',
  break:
    'breaking smashing kicking_the_door banging_on screaming yelling pounding trying_to_get_in outside_my break_down break_in broke_in breaking_in drunk him hes angry he she_is',
  touch:
    'touch* touching grope* fondl* molest* rape* forces_me forced_me forces_himself forced_himself comes_into_my_room comes_into_my_bed undress* pics_of_me naked sexually sexual',
  'bad-touch':
    'night private between_my_legs under_my inappropriately secret privates there sexually sexual bed undress undresses dont_want down sleep chest thighs wrong_places where_i',
  'i-will':
    'im_going_to i_am_going_to im_gonna i_will ill i_want_to i_wanna i_swear about_to planning_to plan_to i_could id_like_to i_feel_like feel_like scared_i afraid_i afraid_ill scared_ill might thinking_of thinking_about gonna want_to urge_to going_to thoughts_of voices decided_to will thoughts_about says_hes_going says_he_will imagine',
  'hurt-them':
    'kill killing stab stabbing shoot shooting hurt hurting harm harming murder murdering strangle strangling smother smothering burn shake shaking drown drowning beat beating poison poisoning bomb blow_up attack throw hit hitting',
  place: 'school office church mosque everyone people classmates coworkers building mall class hospital',
  crying:
    'screaming crying scream bruises bruised cries screams bruise starving black_eye beaten hurt locked alone burns marks',
  alone: 'alone by_himself by_herself unattended locked_in locked starving without_food hungry left',
  danger:
    'in_danger not_safe unsafe fear_for_my_life scared_for_my_life in_danger_right going_to_die am_dying im_dying afraid_for_my_life dont_feel_safe',
  urgent:
    'ambulance 911 999 112 emergency paramedics call_an_ambulance need_an_ambulance send_help help_me please_help',
  'at-once':
    'now right_now rn tonight just_now minutes_ago an_hour_ago happening happening_again again come_back back_again coming_back is_back are_back came_back its_back help_me',
  now: 'now right_now rn tonight again still at_the_moment currently today this_morning just_now minutes_ago hour_ago an_hour_ago hours_ago help anymore this_minute happening happening_again help_me urgent come_back back_again coming_back is_back are_back came_back its_back',
} satisfies Lists;
